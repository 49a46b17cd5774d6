"""What all tests share."""

from hypothesis import settings

# The first call of a compiled rule takes seconds, so a time limit for one example would fail by chance.
settings.register_profile("bastide", deadline=None)
settings.load_profile("bastide")
