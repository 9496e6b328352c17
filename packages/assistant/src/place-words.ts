/** Place names that are also English words: recognised only in an unambiguous context. */
export const ALSO_WORDS: ReadonlySet<string> = new Set([
  'hot springs',
  ...(
    'ago along an and are bar bath bay bear best buy can central centre come corona date deal eden east fun green guy hi ' +
    'holiday in island male man mary me metro mission mobile most much nice north of on or orange paradise per ' +
    'police reading registan salem side sale salt same sandy save so south sphere split spring sunset temple than tours troy ' +
    'union van we west young'
  ).split(' '),
])

/** Of those, cities recognised in lower case after "in": "weather in nice". */
export const CITIES_AFTER_IN: ReadonlySet<string> = new Set(['nice', 'bath', 'split', 'salem', 'troy', 'male'])

/** Never recognised as a place: the month is meant, not the English town of March. */
export const NEVER_PLACES: ReadonlySet<string> = new Set(['march', 'spring', 'springs', 'summer', 'autumn', 'winter'])

/** Short names and codes of countries and cities that people use, also in lower case. */
export const SHORT_NAMES: ReadonlySet<string> = new Set(['usa', 'uk', 'uae', 'nyc', 'cdmx', 'hk', 'rio'])

/** Words that a place may follow. */
export const PLACE_CUES: ReadonlySet<string> = new Set(
  'to in at for around near about of from visit visiting via between and or explore discover see towards leaving à em nach für fur über en para pour au per'.split(
    ' ',
  ),
)

/** Words that the start of a journey follows. */
export const START_CUES: ReadonlySet<string> = new Set(['from', 'leaving'])

/** Kinds of sights and parts of their names, which are no name by themselves. */
export const SIGHT_WORDS: ReadonlySet<string> = new Set(
  (
    'abbey aquarium art arena bazaar beach beaches botanical bridge building buildings castle cathedral cave caves cemetery central ' +
    'church churches city closing day days entrance falls fort fortress free fountain galleries gallery garden gardens gate grand great hall harbour ' +
    'history holiday hours house island lake library main market markets memorial modern monastery monday monument mosque ' +
    'mountain museum museums national natural night old opening opera palace park parks people place places pool port ' +
    'restaurant restaurants royal science shop shops shopping square stadium station store stores street sunday temple ' +
    'temples theatre ticket tickets time today tomorrow tower town university village wall walls water weekend world zoo children kids family adults visit near open close closed'
  ).split(' '),
)

/** Common words that differ from a place name by one letter. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'about above abroad across advance advice afford after again airport allergic ambulance american another answer anybody anything ' +
    'anywhere apartment around arrive asking attraction attractions autumn because before behind best better between beyond book ' +
    'booking bottle breakfast british budget cathedral central centre change cheaper children cities closed closing coffee ' +
    'coming cost could country couple cruise cultural culture currency daily different dinner discover distance does doing drink ' +
    'drive driver during easter electric embassy emergency english entrance evening expensive expect explore family famous ' +
    'february festival flight florist flying food forest french friend garden german getting going great greek guide happen ' +
    'having holiday holidays hostel hotel hotels hours island islands italian japanese journey kitchen language local looking ' +
    'lovely lunch luggage market markets mention middle minute minutes moment monday money month months morning mountain museum ' +
    'museums music national nature necessary needed needs night nights northern nothing number opening option outside packing palace ' +
    'parking passport people phrase phrases place places planning please police portion possible prices public rainy reading ' +
    'really recommend region reserve restaurant restaurants river sailing saturday season seaside should shopping sights sleep ' +
    'someone something somewhere southern spanish speak special spending spring square station staying street streets student ' +
    'suitable summer sunday sunset swimming switch take temple temples temperature thanks there things think thursday ticket ' +
    'tickets today toilet tomorrow tonight tourist tours towards tower train trains travel traveling travelling trekking tuesday ' +
    'turning typical university vacation vegan vegetarian village visas visit visited visiting walking water weather ' +
    'wednesday weekend weekends western where which while winter within without woman women world would years young yourself'
  ).split(' '),
)

/** Words in questions about sights that are not part of a name. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  (
    'a about adult adults advance after afternoon ahead all also always am an and any are around as at be before better book booked booking busy buy by ' +
    'can child children christmas closed closes closing close cost costs could daily date day days december do does during early easter ' +
    'enter entrance entry euro euros evening eve ever every fee fees find for free from full get go good got had have here holiday holidays hour hours how i if in ' +
    'into is it its january just know last late line long many may me means minutes money month monday mondays morning much must my near nearby nearest need needed ' +
    'necessary new night normally november now october of off on online only open opened opening opens or other our out pay people place price prices public queue ' +
    'really regularly required reservation reserve see should shut shuts skip so sold small young mona david still stay student students spend sunday sundays saturday saturdays friday fridays ' +
    'thursday thursdays tuesday tuesdays wednesday wednesdays tell than that the their them then there these they thing things this ticket tickets time times to today tomorrow tonight ' +
    'us usual usually until visit visited visiting want was we week weekday weekdays weekend weekends weeks were what when where which while who will with within without work would year years ' +
    "yes you your hi hello please thanks ok there mon tue wed thu fri sat sun shops shop stores banks museums restaurants sights attractions everything anything something supermarkets day pharmacies what's whats it's is it"
  ).split(' '),
)

/** Country by its adjective, in lower case. */
export const PEOPLES: Readonly<Record<string, string | undefined>> = {
  italian: 'Italy', french: 'France', spanish: 'Spain', portuguese: 'Portugal', greek: 'Greece', turkish: 'Turkey', austrian: 'Austria', swiss: 'Switzerland',
  dutch: 'Netherlands', belgian: 'Belgium', danish: 'Denmark', swedish: 'Sweden', norwegian: 'Norway', finnish: 'Finland', icelandic: 'Iceland', irish: 'Ireland',
  british: 'United Kingdom', polish: 'Poland', czech: 'Czechia', hungarian: 'Hungary', croatian: 'Croatia', romanian: 'Romania', bulgarian: 'Bulgaria',
  egyptian: 'Egypt', moroccan: 'Morocco', japanese: 'Japan', korean: 'South Korea', chinese: 'China', thai: 'Thailand', vietnamese: 'Vietnam',
  indonesian: 'Indonesia', indian: 'India', australian: 'Australia', canadian: 'Canada', american: 'United States', mexican: 'Mexico', brazilian: 'Brazil',
  peruvian: 'Peru', argentinian: 'Argentina', cuban: 'Cuba', kenyan: 'Kenya',
} // prettier-ignore
