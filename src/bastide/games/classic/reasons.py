"""Why a move is not legal: the reasons that only the classic family knows, after those that every family has."""

RIVER = 32
TURNS_BACK = 33
NO_FOLLOWER = 34
NO_FARMER = 35
COMPLETE = 36
NO_CITY = 37
FINISHED_CITY = 38
SAME_CITY = 39
NOT_IN_QUARTER = 40
SAME_QUARTER = 41
NOT_IN_PLAY = 42
NOT_FOR_BUILDER = 43
NOT_FOR_PIG = 44
ONLY_FOLLOWERS = 45
MEETS = 46
