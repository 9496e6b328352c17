/** Names of places that are English words as well: taken for a place only where a sentence leaves no doubt. */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  (
    'ago along an and are bar bath bay bear best buy can central centre come corona date deal eden east fun green guy hi ' +
    'holiday in island male man mary me metro mission mobile most much nice north of on or orange paradise per ' +
    'police reading registan salem sale salt same sandy save so south sphere split spring sunset temple than tours troy ' +
    'union van we west young'
  ).split(' '),
)

/** Never a place here: the English town of March is less asked for than the month. */
export const NEVER_PLACES: ReadonlySet<string> = new Set(['march'])

/** Short names and codes of countries and cities that people really write, also in small letters. */
export const SHORT_NAMES: ReadonlySet<string> = new Set(['usa', 'uk', 'uae', 'nyc', 'cdmx', 'hk'])

/** Behind these words stands a place, if a place follows at all. */
export const PLACE_CUES: ReadonlySet<string> = new Set(
  'to in at for around near about of from visit visiting via between and or explore discover see towards leaving'.split(
    ' ',
  ),
)

/** Behind these words stands where the way begins. */
export const START_CUES: ReadonlySet<string> = new Set(['from', 'leaving'])
