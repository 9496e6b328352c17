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
  }
}

/** Topics the guide says it does not know, each with where to look instead. Patterns are lower case. */
const TOPICS: readonly Topic[] = [
  {
    sign: /\b(?:wi-?fi|e-?sim|sim cards?|sim|roaming|mobile (?:data|network|phone|reception)|cell(?:phone| service| phone)|phone signal|data plan|internet|use my phone|vpn)\b/,
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
    sign: /\b(?:law|laws|legal|illegal|allowed to|drinking age|alcohol|smok(?:e|ing)|vap(?:e|ing)|cannabis|weed|drones?|lgbtq?\+?|gay|speed limit|toll|vignette)\b/,
    what: (place) => `the laws of ${place}`,
    where: 'The travel advice of your own foreign ministry says what visitors have to heed.',
    tips: /\b(?:alcohol|law|smok\w+|drones?|fine)\b/i,
  },
  {
    sign: /\b(?:shops?|stores|supermarkets?|banks?|pharmac(?:y|ies)|restaurants)\b.{0,25}\b(?:open|close|closed|close[sd]?|hours|shut)\b|\b(?:open|close|closed|hours)\b.{0,25}\b(?:shops?|stores|supermarkets?|banks?|pharmac(?:y|ies))\b/,
    what: (place) => `the opening hours of shops, banks and restaurants in ${place}`,
    where: 'A map app shows them for each; on public holidays many are closed.',
    tips: /\b(?:shops?|supermarkets?|sundays?|closed|siesta|lunch)\b/i,
  },
  {
    sign: /\b(?:bring|take|are|is)\b.{0,25}\b(?:dogs?|pets?|cats?)\b|\b(?:dogs?|pets?|cats?)\b.{0,25}\b(?:allowed|welcome|friendly|permitted)\b/,
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
