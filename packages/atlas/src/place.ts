import { z } from '@waymark/contract/zod'

/** What a place of the atlas is to somebody who plans a day. */
export const PLACE_KINDS = [
  'museum', 'gallery', 'monument', 'religious site', 'palace', 'castle', 'historic quarter', 'square', 'market',
  'park', 'garden', 'viewpoint', 'beach', 'nature', 'neighbourhood', 'street', 'bridge', 'ruins', 'theatre', 'zoo or aquarium',
  'food', 'shopping', 'nightlife', 'activity', 'day trip',
] as const // prettier-ignore
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** What a landmark is, in a word or two, for anyone who looks at a photo of it. */
const LANDMARK_CATEGORIES = [
  'amusement park', 'archaeological site', 'bay', 'beach', 'bridge', 'building', 'canal', 'canyon', 'castle', 'cathedral',
  'cave', 'cemetery', 'church', 'cliff', 'crater', 'dam', 'desert', 'dune', 'fjord', 'forest', 'fort', 'fountain', 'garden',
  'gate', 'geyser', 'glacier', 'harbour', 'hot spring', 'island', 'lake', 'library', 'lighthouse', 'market', 'memorial', 'mine',
  'monastery', 'monument', 'mosque', 'mountain', 'mountain pass', 'mural', 'museum', 'national park', 'observation wheel',
  'old town', 'pagoda', 'palace', 'park', 'pier', 'pyramid', 'railway station', 'reef', 'rice terraces', 'rock formation',
  'salt flat', 'sculpture', 'ship', 'shrine', 'skyscraper', 'square', 'stadium', 'stairs', 'statue', 'stepwell', 'street',
  'temple', 'theatre', 'thermal bath', 'tomb', 'tower', 'tree', 'valley', 'village', 'volcano', 'wall', 'waterfall', 'windmill',
] as const // prettier-ignore
export type LandmarkCategory = (typeof LANDMARK_CATEGORIES)[number]

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Text without blanks around it or twice in it, and without marks that belong to no sentence. */
export const text = (shortest: number, longest: number) =>
  z.string().check(z.minLength(shortest), z.maxLength(longest), z.regex(/^\S+( \S+)*$/), z.regex(/^[^|<>\\—]*$/))

/** One or several whole sentences. */
export const sentences = (shortest: number, longest: number) =>
  text(shortest, longest).check(z.regex(/^[\p{Lu}\p{N}“‘'"¿¡«].*[.!?…”’]$/u))

/** Lower-case words and digits with hyphens, beginning with the country: `it-rome-colosseum`. Never changes once given. */
const Id = z.string().check(z.regex(/^[a-z]{2}(-[a-z0-9]+)+$/), z.maxLength(100))

/** ISO 3166-1 alpha-2, upper case. */
const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Degrees with at most four decimals (11 m). */
const degrees = (most: number) =>
  z.number().check(
    z.gte(-most),
    z.lte(most),
    z.refine((value) => Number(value.toFixed(4)) === value, 'At most four decimals'),
  )
const point = { lat: degrees(90), lng: degrees(180) }

const cents = (most: number) => z.int().check(z.gte(0), z.lte(most))

const unique = <T extends z.core.$ZodType>(item: T, least: number, most: number) =>
  z.array(item).check(
    z.minLength(least),
    z.maxLength(most),
    z.refine((items) => new Set(items).size === items.length, 'Each once'),
  )

/** `HH:mm`; `24:00` is the end of the day. */
const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))
/** `MM-DD`, the same every year. */
const MonthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** How a record is known and when that was last checked. */
export const checked = {
  /**
   * Where its facts come from, at least one: `own` (written for this project, from what its author knows), `wikidata:Q243` (the
   * point was compared with that item), or the https address of a page that was read.
   */
  sources: unique(z.string().check(z.regex(/^(own|wikidata:Q[1-9]\d*|https:\/\/\S+)$/)), 1, 5),
  /** `YYYY-MM-DD` on which the record was last compared with its sources. */
  checkedAt: z.iso.date(),
}

/** Hours of some weekdays. Several entries make lunch breaks and seasons. */
const OpeningHours = z.strictObject({
  days: unique(z.enum(WEEKDAYS), 1, 7),
  opens: ClockTime,
  /** Earlier than `opens`: after midnight. */
  closes: ClockTime,
  /** Only from this day to that one, each year; left out: all year. */
  season: z.optional(z.strictObject({ from: MonthDay, to: MonthDay })),
})

/** What a sight is to somebody who looks at it or at a photo of it: a place with fame and a longer text. */
export const LandmarkText = z.strictObject({
  category: z.enum(LANDMARK_CATEGORIES),
  /** Street or area, city, country. */
  address: text(2, 100),
  /** The order in which the sights of its country are named, 1 first; several may share a number. */
  fame: z.int().check(z.gte(1), z.lte(1000)),
  /** Its middle, where a visit begins more than 100 m away from it. */
  centre: z.optional(z.strictObject(point)),
  /** How large the thing is: 60 for a statue, 1,500 for a park, 15,000 for a canyon. */
  radiusMeters: z.int().check(z.gte(50), z.lte(20_000)),
  /** Three features, as phrases that fit into a sentence: 'the glass pyramid in the courtyard'. */
  whatToSee: z.tuple([text(2, 70), text(2, 70), text(2, 70)]),
  /** One or two sentences. */
  history: sentences(10, 260),
  tips: z.tuple([sentences(10, 130), sentences(10, 130)]),
  /** A short phrase without a full stop: 'Around sunset'. */
  bestTime: text(2, 60),
})
export type LandmarkText = z.infer<typeof LandmarkText>

const aboutPlace = {
  id: Id,
  /** As visitors write it in English. */
  name: text(2, 60),
  /** As people there write it; left out where that is the same or not known. */
  localName: z.optional(text(1, 60)),
  /** Other names that travellers look for. */
  otherNames: z.optional(unique(text(2, 60), 1, 10)),
  kind: z.enum(PLACE_KINDS),
  /** Where a visit begins. */
  ...point,
  /** Opening hours where they are known, or those usual for its kind in its country: say which. */
  openingHours: z.optional(
    z.strictObject({ are: z.enum(['known', 'usual']), hours: z.array(OpeningHours).check(z.minLength(1)) }),
  ),
  /** Days of the year on which it is closed, and whether it is on every public holiday. */
  closedHolidays: z.optional(unique(z.union([MonthDay, z.literal('public holidays')]), 1, 30)),
  /** What one spends there where that is not an admission: at a market, in a quarter of bars. */
  priceLevel: z.optional(z.enum(['free', 'low', 'middle', 'high'])),
  /** Each part is left out where it is not known. */
  suitedFor: z.optional(
    z.strictObject({
      /** `best`: one goes for the children's sake; `not`: nothing for them, or not allowed. */
      children: z.optional(z.enum(['best', 'fine', 'not'])),
      /** Whether a wheelchair gets in and around. */
      stepFree: z.optional(z.enum(['yes', 'partly', 'no'])),
      /** Good on a rainy day: under a roof. */
      rain: z.optional(z.boolean()),
    }),
  ),
  bookingNeeded: z.optional(z.enum(['no', 'advised', 'required'])),
  /** The place that a photo taken here shows, where that is another one: of Lübeck the Holsten Gate, of a lookout its tower. */
  photographedAs: z.optional(Id),
  landmark: z.optional(LandmarkText),
  ...checked,
}

const forPlans = {
  /** One or two sentences in own words: what it is and why one goes. */
  about: sentences(20, 400),
  /** How long one stays. */
  stayMinutes: z.int().check(z.gte(10), z.lte(14 * 60)),
  /** Rough admission for one adult in US cents; 0 is free. */
  costCents: cents(30_000),
  /** Weekdays on which it is regularly closed; empty when always open. */
  closed: unique(z.enum(WEEKDAYS), 0, 6),
  /** When one goes. 'any' where it does not matter. */
  bestTime: z.enum(['morning', 'afternoon', 'evening', 'any']),
  /** The place of the same destination whose ticket of one day opens this one as well: both are seen on one day. */
  ticketOf: z.optional(Id),
}

/** A place that belongs to a destination: within 60 km of its middle, a day trip within 150 km. */
export const AtlasPlace = z.strictObject({ ...aboutPlace, ...forPlans })
export type AtlasPlace = z.infer<typeof AtlasPlace>

/** A place far from every described destination. What it lacks for plans is left out until somebody knows it. */
export const StandalonePlace = z.strictObject({
  ...aboutPlace,
  countryCode: CountryCode,
  about: z.optional(forPlans.about),
  stayMinutes: z.optional(forPlans.stayMinutes),
  costCents: z.optional(forPlans.costCents),
  closed: z.optional(forPlans.closed),
  bestTime: z.optional(forPlans.bestTime),
})
export type StandalonePlace = z.infer<typeof StandalonePlace>

const prices = z
  .strictObject({ simple: cents(100_000), middle: cents(200_000), luxury: cents(500_000) })
  .check(
    z.refine(
      ({ simple, middle, luxury }) => 0 < simple && simple < middle && middle < luxury,
      'Prices rise with comfort',
    ),
  )

const dishes = unique(text(2, 70), 3, 12)

/** A destination that the atlas knows well, with all of its places: one file of `data/destinations`. */
export const AtlasDestination = z.strictObject({
  id: Id,
  /** English name as in the city table (`data/cities.json`), for example 'Lisbon'. */
  city: text(2, 60),
  countryCode: CountryCode,
  /** State, province or island that travellers name with it: 'Tuscany'. */
  region: z.optional(text(2, 60)),
  /** Other names that lead here, in any language and script. */
  aliases: z.optional(unique(text(2, 60), 1, 30)),
  /** Areas that it is a part of, by the names that travellers ask for: of several destinations, a trip begins in the one that draws most. */
  partOf: z.optional(unique(text(2, 60), 1, 20)),
  /** What sort of destination it is; left out for a city. */
  kind: z.optional(
    z.enum([
      'city',
      'town',
      'island',
      'national park',
      'beach resort',
      'ski resort',
      'pilgrimage site',
      'heritage site',
    ]),
  ),
  /** The middle of town. */
  ...point,
  /** One sentence on what the place is like. */
  about: sentences(20, 300),
  /** Rough local prices, US cents for one person. */
  prices: z.strictObject({
    /** A night: dorm or simplest room, mid-range, luxury (per person sharing). */
    night: prices,
    /** A meal: street food or canteen, mid-range, fine. */
    meal: prices,
    /** Local transport for one day. */
    transportDay: z.int().check(z.gte(1), z.lte(20_000)),
  }),
  /** Dishes and drinks typical of the place, at least 3 each, with their local names. */
  food: z.strictObject({ breakfast: dishes, lunch: dishes, dinner: dishes }),
  /** Areas to stay in. */
  areas: unique(text(2, 60), 1, 12),
  /** Practical tips that are true of this place. */
  tips: unique(sentences(10, 200), 3, 12),
  /** What is celebrated there each year, with the days or weeks by which it goes: no date of a single year. */
  events: z.optional(unique(sentences(10, 200), 1, 8)),
  ...checked,
  /** The best first: the order decides between places that a traveller would like alike. */
  places: z.array(AtlasPlace).check(z.minLength(10), z.maxLength(60)),
})
export type AtlasDestination = z.infer<typeof AtlasDestination>
