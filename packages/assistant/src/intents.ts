import { ARTWORKS } from './replies/artworks.ts'
import { NEAREST_AIRPORT } from './airports.ts'
import { BEYOND } from './beyond-the-guide.ts'
import { asksForFestival } from './festivals-asked.ts'
import { ASKS_FOR_ANIMALS } from './replies/animals.ts'
import { ASKS_FOR_MEMBERSHIP } from './replies/membership.ts'
import { ASKS_FOR_CLOCK_CHANGE } from './replies/clock-changes.ts'
import { WHICH_PLACE } from './replies/which-place.ts'

/** Kinds of questions the guide can answer. */
export type Intent =
  | 'thanks'
  | 'greeting'
  | 'abilities'
  | 'changes'
  | 'my-packing'
  | 'my-bookings'
  | 'my-documents'
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
  | 'artworks'
  | 'warm-places'
  | 'which-place'
  | 'animals'
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
  | 'opening'
  | 'admission'
  | 'book-ahead'
  | 'days-needed'
  | 'day-trips'
  | 'near'
  | 'tap-water'
  | 'emergency'
  | 'lost'
  | 'ramadan'
  | 'festivals'
  | 'driving'
  | 'phrases'
  | 'holidays'
  | 'daylight'
  | 'calling-code'
  | 'basics'
  | 'dress'
  | 'membership'
  | 'beyond'
  | 'unsure'
  | 'about'
  | 'off-topic'

/** Patterns by intent; the first match wins, so specific ones come before general ones. Lower case. */
const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  ['phrases', new RegExp(`^(?:how (?:do you|to) |can you )?say\\b.{1,40}\\bin [a-z]+|\\bhow (?:do|should|to|does) (?:i |we |you |one )?greet\\b|\\bhow (?:do|does|can|to|would|should|d'?you)\\b.{0,14}\\b(?:says?|pronounce)\\b|\\bhow (?:do|can|to) .{0,8}\\bask for\\b|\\bphrases?\\b|\\btranslat\\w+\\b|\\bword for\\b|\\b(?:hello|hi|good (?:morning|day|evening|night)|excuse me|thank you|thanks|please|yes|no|sorry|goodbye|cheers|the bill|where is .{0,20}|i'?m allergic.{0,30}) in [a-z]*(?:ese|ish|ian|ean|french|german|greek|thai|dutch|hindi|urdu|czech|lao|khmer|malay|swahili|arabic|hebrew|mandarin|icelandic|amharic)\\b`)],
  ['membership', ASKS_FOR_MEMBERSHIP],
  ['artworks', ARTWORKS],
  ['which-place', WHICH_PLACE],
  ['animals', ASKS_FOR_ANIMALS],
  ['warm-places', /^(?:and )?where (?:to |should (?:i|we) |can (?:i|we) )?(?:go |travel )?(?:to )?in (?:early |mid-?|late )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b.{0,12}\bnot (?:too |so |very )?far\b|\b(?:somewhere|anywhere|places?|destinations?|country|countries|where (?:is|will) it(?: be)?|where can (?:i|we) (?:go|find)|where (?:should|to) (?:i |we )?go)\b.{0,30}\b(?:warm|hot(?! (?:springs?|pots?|chocolate|dogs?|air|tubs?|baths?))|sunny|sun(?! ?(?:set|rise|rising|go))|sunshine)\b|\b(?:winter|november|december|january|february|march) sun\b/],
  ['thanks', /^(?:(?:ok(?:ay)?|great|perfect|cool|nice|wonderful|awesome|no)[,!. ]*)*(?:many )?(?:thanks?|thank you|thx|cheers|bye|goodbye)\b.{0,40}$/],
  ['greeting', /^(?:hi|hiya|hello|hey|howdy|greetings|good (?:morning|afternoon|evening|day))(?: there| again| guide| assistant)?[!., ]*(?:how are you[?! ]*)?$/],
  ['places', /\b(?:are|is) (?:the )?(?:\w+ )?museums?(?: in [\w' ]{2,25}?)? free\b|\blay ?overs?\b|\bstop ?overs?\b|\bbetween (?:my |our |two )?flights\b|\bin transit\b/],
  ['abilities', /\b(?:what|how) (?:else )?can (?:you|i) (?:do|ask|help)\b(?! (?:in|around|near|at|on|from|with|when|if|for|there|here)\b)|\bhow (?:do|can) you (?:help|work)\b|\bwho (?:are|made|built|created|programmed) you\b|\bwhat are you\b|^help(?: me)?[!.? ]*$|\bare you (?:a |an )?(?:human|robot|bot|ai|real)\b/],
  ['book-ahead', /\bwithout (?:a |any )?(?:pre-?booked |advance )?(?:tickets?|bookings?|reservations?)\b|\b(?:without|avoid|skip(?:ping)?|beat)\b.{0,15}\b(?:queues?|queuing|lines?)\b|\bfast[- ]track\b|\b(?:need|get|have) (?:to have )?(?:a |any )?permits? (?:for|to (?:visit|enter|climb))\b(?!.{0,20}\b(?:country|work|drive|stay)\b)|\b(?:need|have|should|must|necessary|required|possible|better|can|do) (?:i |we |you |it )?(?:to )?(?:pre-?)?(?:book|reserve|buy|get)\b.{0,40}\b(?:advance|ahead|before|online|ticket|tickets)\b|\b(?:need|have|should|must|necessary|required) (?:i |we |you )?(?:to )?(?:pre-?book|book|reserve)\b|\bin advance\b|\bskip the (?:line|queue)\b|\bsold out\b/],
  ['changes', /\b(?:cancel|delete|remove|change|rebook|refund|rename|edit)\b.{0,30}\b(?:trips?|bookings?|reservations?|lists?|hotel|flights?|account|profile|itinerary)\b|\bbook (?:it|this|that|me|the|my)\b|\brefunds?\b/],
  ['lost', /\b(?:i|we)(?:'ve| have| was| were| got| just got)?(?: been)? (?:robbed|mugged|pickpocketed|burgled)\b|\b(?:stolen|lost|robbed|pickpocketed|stole)\b.{0,40}\b(?:passports?|wallets?|bags?|phones?|cards?|luggage|suitcases?|purse|money)\b|\b(?:passports?|wallets?|bags?|phones?|cards?|luggage|suitcases?|purse|money)\b.{0,25}\b(?:stolen|lost|missing|gone|robbed)\b/],
  ['my-documents', /\b(?:my|our) (?:[a-z]+ )?(?:passports?|visas?|insurance|documents?|licen[cs]es?|id card)\b.{0,25}\b(?:expires?|expiry|valid(?! for| in)|run(?:s)? out|stored|saved|uploaded)\b|\b(?:when|until when) (?:does|do|is|are) (?:my|our) (?:passports?|visas?|insurance|documents?)\b|\b(?:my|which|what) documents\b.{0,20}(?:\bvault\b|\bhave\b|\bstored\b|$)/],
  ['my-bookings', /\b(?:my|our) (?:[a-z]+ )?(?:bookings?|reservations?|confirmations?|booking codes?|confirmation (?:codes?|numbers?))\b|\b(?:booking|confirmation) (?:codes?|numbers?)\b|\bwhat (?:have i|did i|do i have) book(?:ed)?\b/],
  ['my-packing', /\bwhat (?:did|have) (?:i|we) pack(?:ed)?\b|\bmy (?:packing )?lists?\b|\bmy packing\b|\b(?:have i|i have|am i|left to|still (?:need|have|got)? ?to|everything|what'?s) (?:un)?pack(?:ed)?\b|\bwhat (?:do i|have i) .{0,20}\bleft to pack\b/],
  ['scan', /\bidentify\b|\bwhat (?:is|was) (?:this|that) (?:building|place|landmark|monument|statue|church|temple)\b|\b(?:scan|recogni[sz]e)\b.{0,30}\b(?:photo|picture|landmark|building)\b|\bfrom (?:a|this|my) (?:photo|picture)\b/],
  ['vault', /\b(?:store|keep|save|upload|put|scan)\b.{0,30}\b(?:documents?|passport|visa|tickets?|boarding pass(?:es)?|insurance)\b|\bvault\b/],
  ['emergency', /\bemergenc(?:y|ies)\b|\b(?:police|ambulance|fire ?(?:brigade|department|fighters?|service)?)\b.{0,20}\b(?:number|call|phone|dial)\b|\b(?:number|call|phone|dial)\b.{0,25}\b(?:police|ambulance|fire ?brigade|doctor)\b|\b(?:112|911|999)\b/],
  ['clock', ASKS_FOR_CLOCK_CHANGE],
  ['way-there', NEAREST_AIRPORT],
  ['way-there', /\b(?:lands?|landing|arriv\w*|touch(?:es)? down)\b.{0,60}\b(?:get|go|travel|reach)\b.{0,20}\b(?:city|cent(?:re|er)|town|downtown|hotel|in)\b/],
  ['daylight', /\b(?:when|what time|how (?:early|late|long|many hours))\b.{0,40}\b(?:sun ?(?:sets?|rises?|goes? down|comes? up)|(?:get(?:s|ting)?|stay) (?:dark|light)|daylight|midnight sun)\b|\bsun ?(?:set|rise) times?\b|\btime of sun ?(?:set|rise)\b|\bdaylight\b|\bpolar (?:night|day)\b|\bmidnight sun\b/],
  ['calling-code', /\b(?:calling|diall?ing|country|phone|area|international) (?:code|prefix)\b|\bcall home\b/],
  ['basics', /\bpopulation\b|\bhow (?:many people|big)\b|\bcapital(?: city)? of\b|\bthe capital\b|^(?:and )?where(?:'s| (?:exactly |on earth )?(?:is|are|does|lies))\b(?!.{0,40}\b(?:good|best|better|cheap|nearest|toilet|warm|hot|sunny|cold|snow)\b)|\b(?:what|which) (?:country|continent|part of)\b/],
  ['ramadan', /\bramadan\b|\beid(?: al[- ](?:fitr|adha))?\b/],
  ['dress', /\bwear\b.{0,40}\bas a (?:wom[ae]n|man|girl|couple)\b|\bwear\b.{0,40}\b(?:vatican|mosques?|church(?:es)?|temples?|cathedrals?|basilicas?|shrines?|monaster(?:y|ies))\b|\bdress(?:ed)? code\b|\bcover(?:ed|ing)? (?:my|your|one'?s|our|the|up)\b|\b(?:head ?scar(?:f|ves)|modest\w*|shorts|bare shoulders|shoulders covered)\b|\bhow (?:do|should) (?:i|we|you|one|women|men) dress\b/],
  ['beyond', BEYOND],
  ['food', /\b(?:dish(?:es)?|meals?|foods?|eat(?:ing)?|restaurants?)\b.{0,60}\ballerg\w*|\ballerg\w*.{0,60}\b(?:dish(?:es)?|meals?|foods?|eat(?:ing)?|restaurants?)\b/],
  ['food', /\ballerg(?:ic|y|ies)\b(?!.*\b(?:reactions?|shots?|bees?|wasps?|pollen|cats?|dogs?|penicillin|latex|dust|mites?|insects?|sun|medicines?)\b)/],
  ['tap-water', /\b(?:safe|ok(?:ay)?)\b.{0,25}\bice(?: cubes)?\b(?! (?:cream|caves?|climb|skat|hotel|hik))|\bfrom (?:the )?(?:taps?|faucets?)\b|\b(?:tap|faucet) ?water\b|\bwater\b.{0,25}\b(?:drink\w*|safe|potable|tap|ok(?:ay)?)\b|\b(?:drink|drinkable|drinking|potable|safe)\b.{0,20}\bwater\b/],
  ['plugs', /\b(?:plugs?|sockets?|adapt[eo]rs?|voltage|volts?|power (?:outlet|supply)|outlets?|electricity|hertz)\b|\bcharge my\b/],
  ['driving', /\b(?:which|what|left|right|wrong|correct)(?: hand)? side\b(?! of (?:the |a )?(?:plane|train|bus|boat|ferry|aircraft|river|town|city|island))|\bside of the (?:road|street)\b|\bdr(?:ive|iving) on (?:the |which |what )/],
  ['holidays', /\bis (?:it )?.{0,30}\ba (?:public |bank |national )?holiday\b|\b(?:public|bank|national|religious|official) holidays?\b|\bholidays? (?:calendar|dates)\b/],
  ['packing', /\bpack(?:ing)?\b|\bluggage\b|\bsuitcase\b|\bwhat (?:should|do|shall|can) (?:i|we) (?:wear|bring|take)\b|\bwhat to (?:wear|bring|take)\b|\bclothes\b/],
  ['visa', /\bvisas?\b|\bpassports?\b|\bentry (?:requirements?|permits?|rules?|conditions?)\b|\b(?:esta|etias|eta)\b|\b(?:border|immigration|customs) (?:control|rules?|officers?)\b|\bwithout a passport\b|\b(?:can|may) (?:i|we) stay\b.{0,30}\b(?:days|weeks|months)\b|\bhow long (?:can|may) (?:i|we|you|one|(?:\w+ )?(?:citizens?|\w+ans|\w+ese|germans|brits|british|tourists)) stay\b/],
  ['health', /\b(?:get|feel|fall|be|make (?:me|us)) sick\b|\bvaccin\w*|\bmosquito(?:e?s)?\b|\b(?:jabs?|shots|malaria|dengue|altitude sickness|medicines?|medications?|hospitals?|pharmac(?:y|ies)|doctors?)\b|\btap water\b|\bdrink the water\b|\b(?:travel )?insurance\b/],
  ['safety', /\b(?:safe|safely|safety|unsafe|danger(?:s|ous)?|crimes?|scams?|theft|thie(?:f|ves)|pickpockets?|terror\w*|emergency (?:number|call)s?|earthquakes?|hurricanes?|typhoons?)\b/],
  ['clock', /\btime ?zones?\b|\btime differences?\b|\bjet ?lag\b|\bwhat time is it\b|\bcurrent time\b|\blocal time\b|\bhours? (?:ahead|behind)\b|(?<!\b(?:first|second|third|best|good|nice|great|long|any|some) )\btime (?:is it )?in\b/],
  ['tipping', /\b(?:rude|polite|customary|normal|ok(?:ay)?|necessary|expected|usual|offensive|insulting|common) to (?:leave a )?tip\b|\btipping\b|\b(?:tip|tips) (?:a |the |my |your |for )*(?:taxi|waiters?|waitress|drivers?|guides?|bartenders?|housekeeping|hotel|staff|restaurants?)\b|\b(?:do|does|should|can|must) (?:i|you|we|people|they) (?:have to |need to )?(?:leave )?(?:a )?tip\b|\b(?:restaurants?|taxis?) tips?\b|\bhow much (?:to |should i |do i |do you )?tip\b|\bgratuit(?:y|ies)\b|\b(?:should|do|must|how much (?:should|do|to)) ?(?:i|you|we|one|people)? ?tip\b|\bleave a tip\b/],
  ['day-trips', /\bday[- ]?(?:trips?|tours?|outs?|excursions?|hikes?)\b|\bexcursions?\b|\b(?:from|around|near|outside|out of)\b.{0,30}\b(?:for|in) (?:a|one|1|the) day\b|\b(?:for|in) (?:a|one|1|the) day\b.{0,12}\b(?:from|out of|outside)\b/],
  ['way-around', /\bget around\b|\bcar (?:needed|necessary|required)\b/],
  ['way-there', /\bfrom (?:\w+ ){1,3}airport\b|\bairport (?:in)?to\b|\b(?:best|fastest|cheapest|easiest|quickest) way (?:from|to|of getting (?:from|to))\b|\b(?:train|bus|coach|ferry|drive|driving|boat)\b.{0,40}\b(?:how long|duration|how much time)\b|\bhow (?:long|much time)\b.{0,40}\b(?:train|bus|coach|ferry|drive|boat|get (?:from|to)|walk)\b/],
  ['way-there', /\bhow (?:do|can|to|would|should) (?:i |we |you |one )?(?:get|go|travel|drive)\b.{0,60}\bhow (?:long|much time)\b|\bhow long does it take (?:to (?:get|drive|go|walk)|from|by)\b/],
  ['money', /\b(?:cash|card)\b.{0,20}\b(?:carry|bring|take|need)\b|\b(?:carry|bring|take|need) .{0,15}\bcash\b/],
  ['days-needed', /\b(?:can|could|possible to) (?:i |we |you |one )?(?:do|see|visit|explore|manage) .{2,40}\bin (?:a|one|two|three|half a|\d) (?:days?|weekend|hours?)\b|\bworth (?:an? |one |two |three |\d |a few |several |more than an? |more than one )?(?:full |whole )?(?:days?|nights?|weekend)\b|\bhow much time\b|\bhow (?:long|many (?:days|nights|hours|weeks))\b(?!.{0,30}\b(?:flight|fly|drive|train|bus|ferry|get (?:from|to|there)|visas?)\b)|\b(?:days?|nights?|hours?|weekend|weeks?) (?:is |are |be )?(?:needed|enough|required|necessary|sufficient|too (?:long|much|short|little))\b|\bis (?:\d{1,2}|a|an|one|two|three|four|five|six|seven) (?:full )?(?:days?|nights?|hours?|weeks?|weekend) (?:enough|ok|too|in)\b|\bideal (?:length|stay|number of days)\b|\b(?:days?|nights?|weeks?)\b.{0,40}\b(?:too (?:long|short|much|little)|enough)\b|\b(?:enough|too (?:long|short|much|little))\b.{0,25}\b(?:days?|nights?|weeks?)\b/],
  ['way-around', /\b(?:metro|subway|tube|underground|buses|trams|trains|public transport)\b.{0,25}\b(?:open|close[sd]?|runs?|running|all night|at night|late|hours)\b|\b(?:when|what time|how (?:late|early|often))\b.{0,25}\b(?:metro|subway|tube|underground|buses|trams|trains|last train|first train)\b/],
  ['opening', /\bwhen (?:can|could|may) (?:i|we|you) (?:visit|see|enter|get into) the\b(?! (?:netherlands|maldives|bahamas|philippines|usa|us|uk|alps|azores|canar))|\b(?:open(?:s|ed)?|opening|clos(?:es|ed|ing)|shut|shuts)\b|\bclose\b(?! (?:to|by))|\b(?:business|visiting) hours\b|\bhours (?:of|for)\b/],
  ['opening', /\bcan (?:i|we|you) (?:visit|see|enter|go (?:in)?to)\b.{0,40}\b(?:at night|after dark|in the evening)\b/],
  ['opening', /\b(?:can (?:i|we|you)|could (?:i|we)|possible to|should (?:i|we))\b.{0,50}\b(?:on|at) (?:a |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|new year|easter)\b/],
  ['admission', /\b(?:tickets?|entrance|entry|admission)\b.{0,25}\b(?:price|prices|cost|costs|fees?|how much|euros?|dollars?)\b|\b(?:how much|price|cost)\b.{0,30}\b(?:tickets?|entrance|entry|admission|enter|get in(?:to)?|go in(?:to)?|visit)\b|\b(?:entrance|entry|admission) (?:fee|price|cost)\b|\b(?:is|are)\b.{3,40}\b(?<!-)(?:free|for free)\b(?! time)/],
  ['about', /\btime of (?:the )?day\b|\bworth (?:it|visiting|seeing|going|a visit|a trip|the (?:money|trip|visit|price))\b/],
  ['flights', /\b(?:flights?|fly|flying|airfares?|airlines?|plane)\b/],
  ['hotels', /\b(?:hotels?|hostels?|accommodations?|apartments?|villas?|cabins?|guest ?houses?|airbnb|resorts?|lodging|rooms?)\b|\b(?:where|place|places|somewhere|areas?|neighbou?rhoods?|district) (?:to|should (?:i|we)|can (?:i|we)|do (?:i|we)) (?:stay|sleep|live)\b/],
  ['money', /\bhow (?:much|many)\b.{0,25}\b(?:dollars?|euros?|yen|pounds?|francs?)\b.{0,15}\b(?:in|to|into) (?:us )?(?:dollars?|euros?|yen|pounds?|swiss francs?)\b/],
  ['costs', /\bhow (?:much|expensive)\b|\b(?:cost|costs|expensive|prices?|afford|affordable)\b|\bdaily budget\b|\bwhat budget\b|\b(?:budget|money) (?:do i|should i|will i|would i|for)\b|^(?:and )?is .{2,30} (?:cheap|affordable)\b|\bcheap(?:er)? (?:is|to visit|places?|country|countries|destinations?)\b/],
  ['money', /\b(?:take|accept|use)\b.{0,15}\bcards?\b|\bcards? (?:accepted|taken|work)\b|\bcashless\b|\b(?:currenc(?:y|ies)|cash|atms?|bank machines?|exchange (?:rates?|money)|credit cards?|debit cards?|euros?|money)\b|\bpay (?:by|with|in)\b/],
  ['language', /\blanguages?\b|\b(?:speak|spoken)\b|\bphrases?\b|\bhow do (?:you|i) say\b|\btranslate\b/],
  ['hotels', /\b(?:what|which|any|best|good|nice)\b.{0,20}\b(?:neighbou?rhoods?|districts)\b|\bneighbou?rhoods?\b.{0,20}\b(?:first[- ]?tim\w*|families|base)\b|\b(?:best|good|which) (?:neighbou?rhoods?|areas?)\b.{0,30}\b(?:stay|sleep|base)\b/],
  ['places', /\btop (?:\d+|three|five|ten) (?:things|places|sights)\b|\b(?:family|kids?|children'?s?)[- ](?:activities|attractions|things|fun|friendly|stuff)\b(?! (?:restaurants?|hotels?|caf[eé]s?))|\b(?:activities|attractions|fun) for (?:kids|families|children|toddlers|teenagers)\b|\brainy (?:days?|mornings?|afternoons?|evenings?|weekends?)\b|\b(?:when|if|while|in case|in) (?:it(?:'?s| is)? )?(?:the )?rain(?:s|ing|y|y weather)?\b|\bindoors?\b|\bbad weather\b|\bwhen the weather is bad\b|\bfree (?:things|sights|attractions|activities|museums?)\b|\bcheap things\b|\bfor free\b/],
  ['winter-sports', /\bski(?:s|ing)?\b|\bsnowboard\w*|\bwinter sports?\b|\bsledging\b|\bski resorts?\b/],
  ['beaches', /\bbeach(?:es)?\b|\bsnorkel\w*|\bseaside\b|\bswim(?:ming)?\b|\bsurf(?:ing)?\b/],
  ['season', /\b(?:best|good|right|worst|cheapest|ideal) (?:times?|months?|seasons?|part of the year|weather)\b|\bwhen (?:to|should|is|do|would|can|shall) (?:i |we |it |you )?(?:the |be )?(?:best |go|visit|travel|good|cheapest|high|low|rainy|dry)\b|\bwhen to (?:go|visit|travel)\b|\b(?:which|what) (?:month|season)s?\b|\b(?:rainy|dry|high|low|peak|off|shoulder|monsoon)[ -]season\b|\bbest season\b/],
  ['season', /^(?:and )?is .{2,30} (?:good|nice|pleasant|bad|ok(?:ay)?|great|lovely|a (?:good|bad|great) (?:idea|choice)) (?:to visit |for a (?:visit|holiday|trip) )?in (?:early |mid-?|late )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/],
  ['weather', /\b(?:what(?:['’]?s| is)|how(?:['’]?s| is)) (?!.*\b(?:food|nightlife|crowds?|prices?|traffic|beach(?:es)?)\b).{2,40}? (?:like )?(?:in|during) (?:early |mid-?|late |the )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter)\b|\b(?:weather|temperatures?|rain(?:y|s)?|sunny|snow(?:s|y)?|climate|forecast|hot(?! ?springs?)|cold|warm|humid|degrees)\b/],
  ['food', /\b(?:pizzas?|pasta|sushi|ramen|tacos|tapas|curry|gelato|ice cream|noodles|dumplings|croissants?|paella|pho|dim sum|steaks?|seafood|barbecue|bbq|oysters|bakery|pastr(?:y|ies)|kebabs?|schnitzel|burgers?|gluten|co?eliac|lactose|dairy[- ]free|pescatarian|nut[- ]free|food|eats?|eating|restaurants?|dish(?:es)?|cuisine|breakfast|lunch|dinner|drinks?|vegetarian|vegan|halal|kosher|street food|coffee|snacks?|specialit(?:y|ies)|wine|beer)\b/],
  ['near', /\bnear(?:by|est)?\b|\bclose (?:to|by)\b|\bnext to\b|\bwalking distance\b|\bwhat(?:'?s| is| are)? (?:there )?around\b|\baround here\b|\bsurroundings?\b|\bin the area\b|\bvicinity\b/],
  ['way-around', /\bways? (?:to get |of getting )?around\b|\b(?:get(?:ting)?|move|moving) (?:around|about)\b|\b(?:metro|subway|underground|bus(?:es)?|taxis?|uber|public transport(?:ation)?|transport(?:ation)?|trams?|rent(?:ing)? a (?:car|bike|scooter)|car rental|(?:need|rent|hire|have|without) (?:to )?(?:have |rent |hire )?a (?:rental |hire )?car|car[- ]free|by bike|walkable)\b/],
  ['way-there', /\b(?:get(?:ting)?|travel|reach|come|go|drive|driving) (?:there|to|from)\b|\bhow (?:do|can|should) (?:i|we|you) (?:get|reach|travel)\b|\b(?:walk|cycle) from\b.{2,40}\bto\b|\b(?:trains?|bus(?:es)?|ferr(?:y|ies)|drive) (?:to|from|between)\b|\bfrom the airport\b|\bhow far\b|\bfar from\b.{2,30}\bto\b|\bdistance\b/],
  ['weekend', /\bweekends?\b|\bshort (?:trips?|breaks?|getaways?)\b|\bcity breaks?\b|\bgetaways?\b/],
  ['charters', /\bcharters?\b|\bgroup (?:trips?|tours?|travel)\b/],
  ['my-trips', /\b(?:my|our) (?:next |upcoming |planned |saved |current |last |first )?(?:trips?|itinerar(?:y|ies)|plans?|journeys?|holidays?|vacations?|travels?|bookings?|days?)\b|\bday \d{1,2}\b|\bwhen (?:do|am|are) (?:i|we) (?:leave|leaving|go|going|travel|travelling|fly)\b|\bwhere am i going\b|\bwhat(?:'?s| is| comes)? next\b|\bwhat (?:am i|are we|do i|do we) (?:doing|do|have|see|visit)\b.{0,20}\b(?:today|tomorrow|tonight|day|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bwhat(?:'?s| is) (?:planned|on) (?:for )?(?:today|tomorrow|tonight)\b|\bwhere (?:do|am|are) (?:i|we) (?:sleep|stay|sleeping|staying) (?:tonight|tomorrow|on)\b|\btrips? (?:do i have|have i)\b|\bmy trip\b/],
  ['experiences', /\bexperiences?\b|\bactivit(?:y|ies)\b|\b(?:guided )?tours?\b|\bworkshops?\b|\bcooking class(?:es)?\b|\bclasses\b|\badventures?\b|\bhik(?:e|es|ing)\b/],
  ['places', /\b(?:sees?|seeing|sights?|sightseeing|attractions?|places|landmarks?|discover|explore|museums?|must[- ]sees?|(?:not|never|can'?t|don'?t) (?:to )?miss|unmissable|highlights?|galler(?:y|ies)|temples?|castles?|parks?|markets?|viewpoints?|views?|nightlife|bars?|clubs?|shopping|souvenirs?|gifts?|presents?|buy|romantic (?:things|places|spots|sights)|wheel ?chairs?|accessible|step[- ]free|pram|stroller|visit|hidden gems?)\b|\b(?:things|what|stuff) to do\b|\bwhat (?:can|could|should) (?:i|we|you) (?:do|see|visit)\b|\bwhat is there\b|\bwith (?:a |an |my |our |two |three |small |young |little |\d )*(?:kids?|child|children|toddlers?|bab(?:y|ies)|family|teen(?:ager)?s?|\d{1,2}[- ]year[- ]olds?)\b|\b(?:kids?|children|toddlers?|families|family)[- ]friendly\b|\b(?:good|fun|suitable|ok) for (?:kids?|children|toddlers?|families)\b/],
  ['plan', /\b(?:plan|planning|itinerar(?:y|ies)|trips?|holidays?|vacations?|honeymoon|road ?trip)\b|\b\d{1,2}[- ]days?\b|\b(?:a|one|two|three) weeks?\b|\bi(?: am|'m) (?:going|travel+ing|heading)\b|\b(?:want|would like|love) to (?:go|travel)\b|\bbudget\b/],
  ['tips', /\bwhat (?:should|do) i (?:need to )?know\b|\b(?:should|must|shall|to) (?:i |we |you |one )?(?:not|never) do\b|\bnot to do\b|\b(?:avoid|mistakes?|faux pas|taboos?|rude|polite|offensive)\b|\b(?:tips?|advice|recommend(?:ations?|ed)?|know before|good to know|etiquette|customs|do'?s and don'?ts|suggest(?:ions?)?|ideas?|where (?:should|can|to) (?:i |we )?(?:go|travel))\b/],
] // prettier-ignore

/** An explicit request for a plan; its place and dates then matter more than its other words. */
const PLAN_OUTRIGHT =
  /\b(?:plan|create|build|make|design|organi[sz]e|generate|prepare|suggest|need|want)\b[^.?!]{0,40}\b(?:trip|itinerary|itineraries|holiday|vacation|getaway|honeymoon|journey|weekend)\b|^(?:a |an )?(?:\d{1,2}|two|three|four|five|six|seven)[- ](?:day|week)s? (?:in|to|trip)\b|\bplan (?:itinerary|my|me|our|us|a|an|\d|(?:one|two|three|four|five|six|seven|ten|some|a few) (?:days?|nights?|weeks?))\b|\b(?:i|we)(?:'d| would)? (?:want|like|love|wish|plan|hope) to (?:go|travel|visit)\b/

/** With a list in the question, it is about packing, even if it says "plan". */
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

/** The intent of a question, by its words alone; undefined if none is recognised. */
export function intentIn(text: string, namesPlace: boolean): Intent | undefined {
  const words = plainWords(text)
  if (asksForFestival(words)) return 'festivals'
  const [first] = SIGNS.find(([, sign]) => sign.test(words)) ?? []
  const isOther = first !== undefined && ABOUT_OTHER.has(first)
  const asksForVerdict = first === 'days-needed' && /\b(?:enough|too (?:long|short|much|little))\b/.test(words)
  if (namesPlace && !isOther && !asksForVerdict && PLAN_OUTRIGHT.test(words)) return 'plan'
  return first
}

/** Words that stand for an intent in the context; parsing them gives the same intent again. */
export const TOPIC_WORDS: Partial<Readonly<Record<Intent, string>>> = {
  places: 'what to see', season: 'best time', weather: 'weather', food: 'food', hotels: 'hotels', costs: 'how much', packing: 'packing',
  visa: 'visa', safety: 'safety', money: 'currency', 'way-around': 'get around', 'way-there': 'how far', language: 'language', clock: 'time zone',
  flights: 'flights', experiences: 'experiences', plugs: 'plugs', tips: 'tips', beaches: 'beaches', plan: 'itinerary', health: 'vaccination',
  opening: 'opening hours', admission: 'entrance fee', 'book-ahead': 'book in advance', 'days-needed': 'how many days', 'day-trips': 'day trips', near: 'near',
  'tap-water': 'tap water', emergency: 'emergency', driving: 'which side', phrases: 'phrases', holidays: 'public holidays', tipping: 'tipping',
  daylight: 'daylight', 'calling-code': 'calling code', dress: 'dress code',
} // prettier-ignore
