/** Everything that the guide can be asked. */
export type Intent =
  | 'thanks'
  | 'greeting'
  | 'abilities'
  | 'changes'
  | 'my-packing'
  | 'packing'
  | 'plan'
  | 'vault'
  | 'scan'
  | 'visa'
  | 'health'
  | 'safety'
  | 'plugs'
  | 'clock'
  | 'tipping'
  | 'flights'
  | 'hotels'
  | 'costs'
  | 'money'
  | 'language'
  | 'winter-sports'
  | 'beaches'
  | 'season'
  | 'weather'
  | 'food'
  | 'way-around'
  | 'way-there'
  | 'weekend'
  | 'charters'
  | 'my-trips'
  | 'experiences'
  | 'places'
  | 'tips'
  | 'about'
  | 'off-topic'

/**
 * What is asked, by the words of the question; the first that fits wins, so what is special stands above what is general.
 * Written for small letters.
 */
const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  ['thanks', /^(?:(?:ok(?:ay)?|great|perfect|cool|nice|wonderful|awesome|no)[,!. ]*)*(?:many )?(?:thanks?|thank you|thx|cheers|bye|goodbye)\b.{0,40}$/],
  ['greeting', /^(?:hi|hiya|hello|hey|howdy|greetings|good (?:morning|afternoon|evening|day))(?: there| again| guide| assistant)?[!., ]*(?:how are you[?! ]*)?$/],
  ['abilities', /\b(?:what|how) (?:else )?can (?:you|i) (?:do|ask|help)\b|\bhow (?:do|can) you (?:help|work)\b|\bwho are you\b|\bwhat are you\b|^help(?: me)?[!.? ]*$|\bare you (?:a |an )?(?:human|robot|bot|ai|real)\b/],
  ['changes', /\b(?:cancel|delete|remove|change|rebook|refund|rename|edit)\b.{0,30}\b(?:trips?|bookings?|reservations?|lists?|hotel|flights?|account|profile|itinerary)\b|\bbook (?:it|this|that|me|the|my)\b|\brefunds?\b/],
  ['my-packing', /\bmy (?:packing )?lists?\b|\bmy packing\b|\b(?:have i|i have|am i|left to|still (?:need|have|got)? ?to|everything|what'?s) (?:un)?pack(?:ed)?\b|\bwhat (?:do i|have i) .{0,20}\bleft to pack\b/],
  ['scan', /\bidentify\b|\bwhat (?:is|was) (?:this|that) (?:building|place|landmark|monument|statue|church|temple)\b|\b(?:scan|recogni[sz]e)\b.{0,30}\b(?:photo|picture|landmark|building)\b|\bfrom (?:a|this|my) (?:photo|picture)\b/],
  ['vault', /\b(?:store|keep|save|upload|put|scan)\b.{0,30}\b(?:documents?|passport|visa|tickets?|boarding pass(?:es)?|insurance)\b|\bvault\b/],
  ['plugs', /\b(?:plugs?|sockets?|adapt[eo]rs?|voltage|power (?:outlet|supply)|outlets?)\b|\bcharge my\b/],
  ['packing', /\bpack(?:ing)?\b|\bluggage\b|\bsuitcase\b|\bwhat (?:should|do|shall|can) (?:i|we) (?:wear|bring|take)\b|\bwhat to (?:wear|bring|take)\b|\bclothes\b/],
  ['visa', /\bvisas?\b|\bpassports?\b|\bentry (?:requirements?|permits?|rules?|conditions?)\b|\b(?:esta|etias|eta)\b|\b(?:border|immigration|customs) (?:control|rules?|officers?)\b|\bwithout a passport\b/],
  ['health', /\bvaccin\w*|\b(?:jabs?|shots|malaria|dengue|altitude sickness|medicines?|medications?|hospitals?|pharmac(?:y|ies)|doctors?)\b|\btap water\b|\bdrink the water\b|\b(?:travel )?insurance\b/],
  ['safety', /\b(?:safe|safely|safety|unsafe|danger(?:s|ous)?|crimes?|scams?|theft|thie(?:f|ves)|pickpockets?|terror\w*|emergency (?:number|call)s?|earthquakes?|hurricanes?|typhoons?)\b/],
  ['clock', /\btime ?zones?\b|\btime differences?\b|\bjet ?lag\b|\bwhat time is it\b|\bcurrent time\b|\blocal time\b|\bhours? (?:ahead|behind)\b|\btime (?:is it )?in\b/],
  ['tipping', /\btipping\b|\bgratuit(?:y|ies)\b|\b(?:should|do|must|how much (?:should|do|to)) ?(?:i|you|we|one|people)? ?tip\b|\bleave a tip\b/],
  ['flights', /\b(?:flights?|fly|flying|airfares?|airlines?|plane)\b/],
  ['hotels', /\b(?:hotels?|hostels?|accommodations?|apartments?|villas?|cabins?|guest ?houses?|airbnb|resorts?|lodging|rooms?)\b|\b(?:where|place|places|somewhere|areas?|neighbou?rhoods?|district) (?:to|should (?:i|we)|can (?:i|we)|do (?:i|we)) (?:stay|sleep|live)\b/],
  ['costs', /\bhow (?:much|expensive)\b|\b(?:cost|costs|expensive|prices?|afford|affordable)\b|\bdaily budget\b|\bwhat budget\b|\b(?:budget|money) (?:do i|should i|will i|would i|for)\b|\bcheap(?:er)? (?:is|to visit|place|country|countries|destinations?)\b/],
  ['money', /\b(?:currenc(?:y|ies)|cash|atms?|bank machines?|exchange (?:rates?|money)|credit cards?|debit cards?|euros?|money)\b|\bpay (?:by|with|in)\b/],
  ['language', /\blanguages?\b|\b(?:speak|spoken)\b|\bphrases?\b|\bhow do (?:you|i) say\b|\btranslate\b/],
  ['winter-sports', /\bski(?:s|ing)?\b|\bsnowboard\w*|\bwinter sports?\b|\bsledging\b|\bski resorts?\b/],
  ['beaches', /\bbeach(?:es)?\b|\bsnorkel\w*|\bseaside\b|\bswim(?:ming)?\b|\bsurf(?:ing)?\b/],
  ['season', /\b(?:best|good|right|worst|cheapest|ideal) (?:time|month|season|part of the year|weather)\b|\bwhen (?:to|should|is|do|would|can|shall) (?:i |we |it |you )?(?:the |be )?(?:best |go|visit|travel|good|cheapest|high|low|rainy|dry)\b|\bwhen to (?:go|visit|travel)\b|\b(?:which|what) (?:month|season)s?\b|\b(?:rainy|dry|high|low|peak|off|shoulder|monsoon)[ -]season\b|\bbest season\b/],
  ['weather', /\b(?:weather|temperatures?|rain(?:y|s)?|sunny|snow(?:s|y)?|climate|forecast|hot|cold|warm|humid|degrees)\b/],
  ['food', /\b(?:food|eat|eating|restaurants?|dish(?:es)?|cuisine|breakfast|lunch|dinner|drinks?|vegetarian|vegan|halal|kosher|street food|coffee|snacks?|specialit(?:y|ies)|wine|beer)\b/],
  ['way-around', /\b(?:get(?:ting)?|move|moving) (?:around|about)\b|\b(?:metro|subway|underground|bus(?:es)?|taxis?|uber|public transport(?:ation)?|transport(?:ation)?|trams?|rent(?:ing)? a (?:car|bike|scooter)|car rental|by bike|walkable)\b/],
  ['way-there', /\b(?:get(?:ting)?|travel|reach|come|go|drive|driving) (?:there|to|from)\b|\bhow (?:do|can|should) (?:i|we|you) (?:get|reach|travel)\b|\b(?:trains?|ferr(?:y|ies)|drive) (?:to|from)\b|\bfrom the airport\b|\bhow far\b|\bdistance\b/],
  ['weekend', /\bweekends?\b|\bshort (?:trips?|breaks?|getaways?)\b|\bcity breaks?\b|\bgetaways?\b/],
  ['charters', /\bcharters?\b|\bgroup (?:trips?|tours?|travel)\b/],
  ['my-trips', /\b(?:my|our) (?:next |upcoming |planned |saved |current |last |first )?(?:trips?|itinerar(?:y|ies)|plans?|journeys?|holidays?|vacations?|travels?|bookings?|days?)\b|\bday \d{1,2}\b|\bwhen (?:do|am|are) (?:i|we) (?:leave|leaving|go|going|travel|travelling|fly)\b|\bwhere am i going\b|\btrips? (?:do i have|have i)\b|\bmy trip\b/],
  ['experiences', /\bexperiences?\b|\bactivit(?:y|ies)\b|\b(?:guided )?tours?\b|\bworkshops?\b|\bcooking class(?:es)?\b|\bclasses\b|\badventures?\b|\bhik(?:e|es|ing)\b/],
  ['places', /\b(?:sees?|seeing|sights?|sightseeing|attractions?|places|landmarks?|discover|explore|museums?|must[- ]sees?|highlights?|galler(?:y|ies)|temples?|castles?|parks?|markets?|viewpoints?|nightlife|shopping|visit|hidden gems?)\b|\b(?:things|what|stuff) to do\b|\bwhat can (?:i|we) do\b|\bwhat is there\b|\bwith (?:kids|children|my family)\b/],
  ['plan', /\b(?:plan|planning|itinerar(?:y|ies)|trips?|holidays?|vacations?|honeymoon|road ?trip)\b|\b\d{1,2}[- ]days?\b|\b(?:a|one|two|three) weeks?\b|\bi(?: am|'m) (?:going|travel+ing|heading)\b|\b(?:want|would like|love) to (?:go|travel)\b|\bbudget\b/],
  ['tips', /\b(?:tips?|advice|recommend(?:ations?|ed)?|know before|good to know|etiquette|customs|do'?s and don'?ts|suggest(?:ions?)?|ideas?|where (?:should|can|to) (?:i |we )?(?:go|travel))\b/],
] // prettier-ignore

/** A plan is asked for outright: then its place and days matter more than the other words. */
const PLAN_OUTRIGHT =
  /\b(?:plan|create|build|make|design|organi[sz]e|generate|prepare|suggest|need|want)\b[^.?!]{0,40}\b(?:trip|itinerary|itineraries|holiday|vacation|getaway|honeymoon|journey|weekend)\b|^(?:a |an )?(?:\d{1,2}|two|three|four|five|six|seven)[- ](?:day|week)s? (?:in|to|trip)\b|\bplan (?:itinerary|my|me|our|us|a|an|\d)\b|\b(?:i|we)(?:'d| would)? (?:want|like|love|wish|plan|hope) to (?:go|travel|visit)\b/

/** What the question says to do with a list is about packing, however the plan is called. */
const ABOUT_OTHER = new Set<Intent>([
  'my-packing',
  'packing',
  'visa',
  'flights',
  'thanks',
  'greeting',
  'abilities',
  'changes',
  'scan',
  'vault',
])

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What a question asks, by its words alone; `undefined` when they say nothing that the guide knows. */
export function intentIn(text: string, namesPlace: boolean): Intent | undefined {
  const words = plainWords(text)
  const [first] = SIGNS.find(([, sign]) => sign.test(words)) ?? []
  const isOther = first !== undefined && ABOUT_OTHER.has(first)
  if (namesPlace && !isOther && PLAN_OUTRIGHT.test(words)) return 'plan'
  return first
}
