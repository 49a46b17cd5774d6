"""Names of tables: two words that are easy to say and to remember."""

from __future__ import annotations

import re
from random import Random

FIRST = """
able airy amber ample ancient apt arctic ashen autumn azure balmy bold bonny brave breezy bright brisk bronze busy
calm candid canny cheery chilly civic clear clever cloudy cobalt cool copper coral cosy crimson crisp curious daring
dawn deft dewy distant dusky dusty eager early earnest easy elder emerald even faithful famous fancy fearless festive
fine fleet florid fluent fond free fresh frosty gallant gentle gilded glad gleaming glossy golden grand green hale
handy happy hardy hazel hearty hidden high honest humble icy idle ivory jade jolly jovial joyful keen kind lasting
late lavish leafy light lilac little lively lofty loyal lucid lucky lunar mellow merry mighty mild misty modest mossy
neat nimble noble northern novel olive open opal patient pearly placid plain playful plucky polite proud quick quiet
radiant rapid rare ready regal rosy royal ruby rustic sable sandy scarlet serene shady sharp shiny silent silver simple
sleepy smart smooth snowy snug solar solid southern spry stable starry steady still stout sturdy subtle summer sunny
supple swift tall tame tawny tender thrifty tidy tiny topaz tranquil trim true trusty upbeat valiant vast velvet violet
vivid warm wary western whole wild willing windy winter wise witty woody young zesty
"""
SECOND = """
acorn adder alder anchor ant apple arch ash aspen auk badger barley basin bat beacon bear beaver bee beech bell birch
bison boar bramble bridge brook buck bunting burrow candle canyon cart castle cedar cherry chough clover cobble comet
coot cottage crane creek cricket crow cuckoo curlew daisy dale deer delta dipper dove duck dune eagle eel egret elk elm
ember falcon fern field finch fir fjord flax forest forge fox frog garden gate glade goat goose grove gull hamlet hare
harp harvest hawk hazelnut heath hedge heron hill hinge holly hoopoe horn ibex inn iris island ivy jackdaw jay juniper
kestrel kite lake lamb lantern lark larch laurel lemon lily linden linnet lion lizard loft lynx magpie mallard maple
market marten martin meadow merlin mill mole moon moor moose moss mouse newt oak oar oat orchard oriole osprey otter owl
ox pear pebble pheasant pigeon pike pine plover plum pond poplar poppy port puffin quail quarry rabbit raven reed ridge
river robin rook rose rowan sail salmon seal shore shrew shrike siskin sparrow spring squirrel stag starling stoat stone
stork stream swallow swan swift teal tern thistle thrush toad tower trout tulip valley vine viper vole wagtail walnut
warbler well whale wharf wheat willow wolf wren yak yew
"""
FIRST_WORDS, SECOND_WORDS = FIRST.split(), SECOND.split()


LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that could be taken for another
SECRET = 10  # letters that make a name which nobody guesses
_SLUG = re.compile(r"[a-z0-9-]{1,40}")


def new_slug(chance: Random, listed: bool, attempt: int = 0) -> str:
    """A name for a table: two words, and letters that nobody guesses unless everybody may find it in the list."""
    slug = f"{chance.choice(FIRST_WORDS)}-{chance.choice(SECOND_WORDS)}"
    if not listed:
        return f"{slug}-{''.join(chance.choice(LETTERS) for _ in range(SECRET))}"
    return slug if attempt < 3 else f"{slug}-{chance.randrange(1000, 10_000)}"


def is_slug(text: str) -> bool:
    """Whether a table could have this name."""
    return _SLUG.fullmatch(text) is not None
