import type { AtlasDestination } from '@waymark/atlas/place'
import { hasNorthernLights } from '@waymark/planner/northern-lights'

/** A topic travellers ask about and the guide has no facts on. */
interface Topic {
  readonly sign: RegExp
  /** Follows "I do not know". */
  readonly what: (place: string) => string
  /** Where it can be looked up, in full sentences. */
  readonly where: string
  /** Selects the guide's tips for the place that say something about it. */
  readonly tips: RegExp
  /** Skips the search for related texts, because the question's words ("open", "crowded") match too many. */
  readonly isOfNoPlace?: true
  /** What is known for some places, said first. */
  readonly known?: {
    readonly head: (place: string) => string
    readonly of: (place: AtlasDestination) => readonly string[]
    /** Of a country, the place that it is told of. */
    readonly isAt?: (place: AtlasDestination) => boolean
  }
}

/** Topics the guide says it does not know, each with where to look instead. Patterns are lower case. */
const TOPICS: readonly Topic[] = [
  {
    sign: /\b(?:strikes?|striking workers|industrial action|protests?|demonstrations?|riots?)\b/,
    what: (place) => `whether there are strikes or protests in ${place}, for I have no news`,
    where:
      'The railways, airlines and airports announce strikes on their own pages, the local news and the travel advice of your foreign ministry tell of both.',
    isOfNoPlace: true,
    tips: /(?!)/,
  },
  {
    sign: /\b(?:travel|health|trip|medical|holiday|annual|cancellation) insurances?\b|\b(?:need|buy|get|have|recommend\w*) .{0,20}\binsurance\b|\bam i (?:insured|covered)\b/,
    what: () => 'your insurances',
    where:
      'Ask your health insurer what it pays abroad, and whether it brings you home; a travel insurance may pay for that, for luggage and for a cancelled trip. In the European Union, Iceland, Liechtenstein, Norway and Switzerland the European Health Insurance Card of those insured there gives the public health care of the country, but no way home. Some countries let nobody in without proof of an insurance: their embassy says so.',
    isOfNoPlace: true,
    tips: /(?!)/,
  },
  {
    sign: /\b(?:luggage|baggage|bag|suitcase) (?:storage|lockers?|deposit|office)\b|\bleft[- ]luggage\b|\b(?:store|leave|drop) (?:my|our|the) (?:luggage|bags?|suitcases?|backpacks?)\b/,
    what: (place) => `where luggage is kept in ${place}`,
    where:
      'Large stations often have lockers or a counter, most hotels keep bags before check-in and after check-out, and shops that do it stand in map apps.',
    isOfNoPlace: true,
    tips: /\b(?:luggage|lockers?)\b/i,
  },
  {
    sign: /\bliquids?\b|\b(?:hand|cabin|carry-?on) (?:luggage|baggage|bag)\b.{0,30}\b(?:allowed|rules?|size|kilos?|kg|weight)\b/,
    what: () => 'the rules of your airline and your airport',
    where:
      'At most airports each liquid may have 100 ml, all of them in one clear bag of a litre; some with new scanners allow more. Size and weight of bags are the airline’s: its page has them.',
    isOfNoPlace: true,
    tips: /(?!)/,
  },
  {
    sign: /\b(?:flights?|trains?|planes?|ferry)\b.{0,25}\b(?:cancell?ed|delayed|overbooked)\b|\b(?:flights?|trains?|planes?|ferry) (?:is|was|are|were|runs?|will be)\b.{0,20}\blate\b|\b(?:passengers?|my|our) rights\b.{0,30}\b(?:flight|train|plane|airline)|\bmiss(?:ed)? (?:my|our|the|a) (?:flight|train|plane|ferry|connection)\b/,
    what: () => 'your ticket, nor what its company owes you',
    where:
      'Go to its desk or open its app at once: it rebooks you or gives the fare back. Keep every receipt, and call your travel insurer. In the European Union and the United Kingdom passengers have rights to meals, a bed and another way there.',
    isOfNoPlace: true,
    tips: /(?!)/,
  },
  {
    sign: /\b(?:how late|what time|when)\b.{0,30}\b(?:restaurants?|kitchens?)\b|\b(?:what time|when) (?:do|does) (?:people|locals|one|they|you|everyone|\w+s) (?:usually |normally )?(?:eat|have) (?:dinner|lunch|breakfast)\b/,
    what: (place) => `the hours at which people eat in ${place}`,
    where: 'A map app shows those of each restaurant, and where you stay they know when its kitchens close.',
    isOfNoPlace: true,
    tips: /\b(?:dinner|lunch|kitchens?|eat late|supper)\b/i,
  },
  {
    sign: /\b(?:when|what time)\b.{0,30}\b(?:be|get|arrive|check in)\b.{0,15}\bairport\b|\bhow (?:early|long before|much time)\b.{0,40}\bairport\b|\bhow many hours before (?:my |the |a )?flight\b/,
    what: () => 'when the check-in of your flight ends',
    where:
      'As a rule two hours are enough before a short flight and three before a long one; the airline’s page says when the desk and the gate close.',
    isOfNoPlace: true,
    tips: /(?!)/,
  },
  {
    sign: /\b(?:public )?(?:toilets?|restrooms?|bathrooms?|loos?)\b(?!.{0,20}\b(?:say|in (?:spanish|french|german|italian|japanese|chinese|portuguese))\b)/,
    what: (place) => `where the public toilets of ${place} are`,
    where: 'Map apps show them. Museums, department stores and large stations have some; keep small coins.',
    isOfNoPlace: true,
    tips: /\b(?:toilets?|restrooms?)\b/i,
  },
  {
    sign: /\b(?:chest pains?|heart attack|having a stroke|can'?t breathe|unconscious|overdose\w*|anaphyla\w+|allergic reaction|bleeding|poisoned|suicid\w+|snake ?bites?|dog bites?|bitten by|stung by|(?:has|have|got|high) (?:a )?(?:fever|diarrh\w+)|vomiting)\b/,
    what: () => 'what ails somebody, and give no medical advice',
    where:
      'If it may be serious, call the emergency number at once: 112 works on mobile phones in most of the world, and I know the numbers of each country. Otherwise a doctor or a pharmacist helps, your hotel knows one, and your travel insurer has a line for it.',
    isOfNoPlace: true,
    tips: /\b(?:hospital|clinic|doctor|pharmac\w+)\b/i,
  },
  {
    sign: /\b(?:ibuprofen|paracetamol|acetaminophen|tylenol|aspirin|adderall|ritalin|codeine|tramadol|diazepam|valium|xanax|melatonin|antihistamines?|sudafed|pseudoephedrine|insulin|epi-?pens?|inhalers?|antibiotics?|antidepressants?|abortions?|contracepti\w+|painkillers?|sleeping pills?|cbd(?: oil)?|medical (?:cannabis|marijuana)|prescription (?:drugs?|medicines?|medications?|meds)|dos(?:e|age|es)|(?:my|his|her|our) (?:meds|medicines?|medications?|pills|tablets))\b/,
    what: (place) => `which medicines may be brought into ${place}, nor how much of one anybody should take`,
    where:
      'A doctor or a pharmacist says what to take; the embassy of the country says what may be brought in, for some forbid medicines that are common elsewhere, or want a permit before the journey. Carry them in hand luggage, in their packages and with the prescription. In an emergency call the emergency number.',
    isOfNoPlace: true,
    tips: /\b(?:medicines?|prescription|pharmac\w+)\b/i,
  },
  {
    sign: /\b(?:fly|flying|flight|dive|diving|cruise|travel|sauna|onsen|hot springs?)\b.{0,40}\bpregnan\w+|\bpregnan\w+.{0,40}\b(?:fly|flying|flight|dive|diving|cruise|sauna|onsen|hot springs?)\b/,
    what: () => 'what is safe in a pregnancy',
    where:
      'Ask your doctor, and the airline or company for its own rule: many want a letter from some week on and take nobody in the last ones. Look whether your insurance pays for a birth abroad.',
    isOfNoPlace: true,
    tips: /\bpregnan\w+\b/i,
  },
  {
    sign: /\b(?:driv(?:e|ing)|rent|hire)\b.{0,40}\b(?:licen[cs]e|permit|idp)\b|\b(?:licen[cs]e|driving permit|idp)\b.{0,40}\bdriv(?:e|ing)\b|\b(?:rent|hire|drive)\b.{0,25}\bcars?\b.{0,20}\b(?:at|age|under|aged) ?\d{2}\b|\b(?:minimum|lowest) age\b/,
    what: (place) => `which licences hold in ${place} and from which age a car is let`,
    where:
      'The rental company says which licence and age it asks for; many want 21 or 25 years and a year of practice, or a surcharge. Where your licence is of another kind or script, your automobile club gives an international permit before the journey.',
    isOfNoPlace: true,
    tips: /\b(?:licen[cs]e|drivers?|driving|rental|tolls?)\b/i,
  },
  {
    sign: /\b(?:wi-?fi|e-?sim|sim cards?|sim|roaming|mobile (?:data|network|phone|reception)|cell(?:phone| service| phone)|phone signal|data plan|internet|(?:use|using) (?:my|our) (?:\w+ )?phones?|(?:my|our) (?:\w+ )?phones?(?: going to| gonna)? work|vpn)\b/,
    what: (place) => `the mobile networks of ${place}, their prices and where there is free wifi`,
    where:
      'Ask your own provider about roaming, compare an eSIM before you leave, and save maps and tickets on the phone for offline use.',
    tips: /\b(?:wi-?fi|sim|phone|signal|internet|offline)\b/i,
  },
  {
    sign: /\b(?:uber|lyft|bolt|grab|didi|cabify|ride[- ]?(?:hailing|share|sharing|apps?))\b/,
    what: (place) => `which ride apps work in ${place}`,
    where: 'The app itself shows it; your hotel or host knows what people use and what a ride costs.',
    tips: /\b(?:taxis?|rides?|drivers?|tuk)\b/i,
  },
  {
    sign: /\b(?:northern lights|aurora(?: borealis)?|polar lights)\b/,
    known: {
      head: (place) => `Northern lights in ${place}:`,
      isAt: hasNorthernLights,
      of: (place) => [
        hasNorthernLights(place)
          ? 'On most clear nights from September to early April, between about nine in the evening and two; from May to mid-August no night is dark enough.'
          : 'It lies too far south to count on them: they are seen there in rare strong storms alone.',
      ],
    },
    what: (place) => `on which nights they are seen in ${place}`,
    where: 'They need a clear, dark sky: look at the forecasts of clouds and of the aurora for the same evening.',
    isOfNoPlace: true,
    tips: /\b(?:northern lights|aurora)\b/i,
  },
  {
    sign: /\b(?:blossoms?|bloom\w*|festivals?|carnival|mardi gras|feria|fireworks|parades?|oktoberfest|lantern|concerts?|events?|match(?:es)?|regatta|tulips?|lavender|cherry trees?|marathon|christmas markets?|whales?|turtles?|foliage|autumn leaves|migration)\b/,
    known: {
      head: (place) => `What is celebrated in ${place} each year, as far as my guide knows:`,
      of: ({ events = [] }) => events,
    },
    what: (place) => `the dates of events and seasons of nature in ${place}`,
    where: 'They move from year to year: the page of the tourist office has them.',
    tips: /\b(?:blossoms?|cherry|festivals?|carnival|lantern|whales?|turtles?|migration)\b/i,
  },
  {
    sign: /^(?!.*\b(?:plan|itinerary|trip)\b).*(?:\bhow (?:crowded|busy|full|packed|touristy)\b|\b(?:very|too|so|really|least|less|most|more) (?:crowded|busy)\b|\b(?:is|are|get|gets)\b.{0,40}\b(?:crowded|busy|packed|overrun)\b|\bbusiest\b)/,
    what: (place) => `how crowded ${place} is at a certain time`,
    where:
      'As a rule the weekends and the school holidays are the fullest, and sights are emptiest when their doors open and in their last two hours. The weeks just before and after the holidays are calmer.',
    isOfNoPlace: true,
    tips: /\b(?:crowds?|crowded|busy|busiest|queues?|lines|cruise|groups|packed|full|early)\b/i,
  },
  {
    sign: /\b(?:nearest|closest|next|good|which|find a|where).{0,20}\b(?:hospital|clinic|doctor|dentist|pharmacy|drugstore)\b/,
    what: (place) => `which hospital, doctor or pharmacy is the nearest in ${place}`,
    where:
      'A map app shows it, your hotel knows a doctor, and your travel insurer has a number for it. Ask me for the emergency numbers of the country.',
    isOfNoPlace: true,
    tips: /\b(?:hospital|clinic|doctor|pharmac\w+)\b/i,
  },
  {
    sign: /\b(?:what|which)\b.{0,20}\bopen\b.{0,20}\b(?:new year|christmas|easter|boxing day|bank holiday|public holiday)/,
    what: (place) => `what is open on a single holiday in ${place}`,
    where:
      'As a rule museums and shops close on 25 December and 1 January, while parks, squares and many churches stay open; their own pages say it. Ask me for a sight by its name, and for the public holidays.',
    isOfNoPlace: true,
    tips: /\b(?:holidays?|christmas|new year|easter)\b/i,
  },
  {
    sign: /\b(?:law|laws|legal|illegal|allowed to|drinking age|alcohol|smok(?:e|ing)|vap(?:e|ing)|cannabis|marijuana|weed|drugs?|unmarried|same-sex|arrest(?:ed)?|brib\w+|drones?|lgbtq?\+?|gay|speed limit|toll|vignette)\b/,
    what: (place) => `the laws of ${place}`,
    where: 'The travel advice of your own foreign ministry says what visitors have to heed.',
    tips: /\b(?:alcohol|law|smok\w+|drones?|fine)\b/i,
  },
  {
    sign: /\bsunday (?:shopping|opening|trading)\b|\b(?:shops?|stores|supermarkets?|banks?|pharmac(?:y|ies)|restaurants)\b.{0,25}\b(?:open|close|closed|close[sd]?|hours|shut)\b|\b(?:open|close|closed|hours)\b.{0,25}\b(?:shops?|stores|supermarkets?|banks?|pharmac(?:y|ies))\b/,
    what: (place) => `the opening hours of shops, banks and restaurants in ${place}`,
    where: 'A map app shows them for each; on public holidays many are closed.',
    tips: /\b(?:shops?|supermarkets?|sundays?|closed|siesta|lunch)\b/i,
  },
  {
    sign: /\bcan (?:my|our|the|a) (?:dog|cat|pet)\b|\b(?:bring|take|are|is)\b.{0,25}\b(?:dogs?|pets?|cats?)\b|\b(?:dogs?|pets?|cats?)\b.{0,25}\b(?:allowed|welcome|friendly|permitted)\b/,
    what: (place) => `where in ${place} animals may come in, and on which trains and buses`,
    where: 'Each house and each company has its own rule: ask before you go, and carry the papers of the animal.',
    tips: /\b(?:dogs?|pets?|animals?)\b/i,
  },
  {
    sign: /^(?!.*\bsickness\b).*(?:\bhow long (?:is|are) (?:the )?(?:great wall|wall|bridge|tunnel|canyon|river|canal|beach|reef|railway)\b|\bhow high (?:is|are|does|do)\b|\b(?:altitude|elevation) of\b|\bwhat (?:altitude|elevation)\b)/,
    what: (place) => `how high ${place} lies`,
    where:
      'A map app shows it. From some 2,500 metres on most people feel the height: take the first two days slowly, drink, and ask a doctor beforehand if your heart or lungs are ill.',
    isOfNoPlace: true,
    tips: /\b(?:altitude|metres up|thin air|breath\w*)\b/i,
  },
  {
    sign: /\b(?:rail|train|railway|travel|museum|city|metro|transit|tourist|ski) ?(?:pass|passes|card|cards)\b|\b(?:interrail|eurail|oyster card|suica|icoca|navigo)\b/,
    what: (place) => `the passes of ${place}, their prices and whether one pays off for you`,
    where:
      'The page of the railway or of the town says who may buy one and where; add up your single ways and tickets before you do.',
    isOfNoPlace: true,
    tips: /\b(?:pass(?:es)?|cards?|suica|icoca|navigo|oyster)\b/i,
  },
  {
    sign: /\bcheck[- ]?(?:out|in) ?(?:time|hours)?\b/,
    what: () => 'the hours of a house that you have not named',
    where:
      'It stands in the confirmation of the booking. Most houses give the room from the early afternoon and want it back between ten and noon.',
    tips: /\bcheck-?(?:in|out)\b/i,
  },
  {
    sign: /\b(?:currents?|jellyfish|sharks?|water quality|(?:safe|safely|ok) to swim|swim(?:ming)? safe|swim safely)\b/,
    what: (place) => `the water and the currents of today in ${place}`,
    where: 'Swim where lifeguards watch, heed their flags, and ask people who live there.',
    tips: /\b(?:swim\w*|currents?|waves?|flags?|lifeguards?|jellyfish|surf)\b/i,
  },
]

/** Matches a question about any of these topics. */
export const BEYOND = new RegExp(TOPICS.map(({ sign }) => sign.source).join('|'))

export const topicBeyond = (words: string): Topic | undefined => TOPICS.find(({ sign }) => sign.test(words))
