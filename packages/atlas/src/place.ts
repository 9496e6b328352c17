import { z } from '@waymark/contract/zod'

/** Kind of a place, for planning a day. */
export const PLACE_KINDS = [
  'museum', 'gallery', 'monument', 'religious site', 'palace', 'castle', 'historic quarter', 'square', 'market',
  'park', 'garden', 'viewpoint', 'beach', 'nature', 'neighbourhood', 'street', 'bridge', 'ruins', 'theatre', 'zoo or aquarium',
  'food', 'shopping', 'nightlife', 'activity', 'day trip',
] as const // prettier-ignore
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Kind of a landmark, as displayed with a photo of it. */
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

/** Text without leading, trailing or double spaces, and without stray punctuation. */
export const text = (shortest: number, longest: number) =>
  z.string().check(z.minLength(shortest), z.maxLength(longest), z.regex(/^\S+( \S+)*$/), z.regex(/^[^|<>\\—]*$/))

/** One or more complete sentences. */
export const sentences = (shortest: number, longest: number) =>
  text(shortest, longest).check(z.regex(/^[\p{Lu}\p{N}“‘'"¿¡«].*[.!?…”’]$/u))

/**
 * Lower-case words and digits with hyphens, beginning with the country: `it-rome-colosseum`. Never changed once
 * assigned.
 */
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

/** Sources of a record, and when it was last checked. */
export const checked = {
  /**
   * At least one source: `own` (written for this project from the author's knowledge), `wikidata:Q243` (coordinates
   * were compared with that item), or the https URL of a page that was read.
   */
  sources: unique(z.string().check(z.regex(/^(own|wikidata:Q[1-9]\d*|https:\/\/\S+)$/)), 1, 5),
  /** `YYYY-MM-DD` of the last comparison with the sources. */
  checkedAt: z.iso.date(),
}

/** Opening hours on some weekdays. Several entries represent lunch breaks and seasons. */
const OpeningHours = z.strictObject({
  days: unique(z.enum(WEEKDAYS), 1, 7),
  opens: ClockTime,
  /** Earlier than `opens` if it is after midnight. */
  closes: ClockTime,
  /** Valid from this day to that one, each year; all year if left out. */
  season: z.optional(z.strictObject({ from: MonthDay, to: MonthDay })),
})

/** Additional data of a sight that is photographed: its fame and longer texts. */
export const LandmarkText = z.strictObject({
  category: z.enum(LANDMARK_CATEGORIES),
  /** Street or area, city, country. */
  address: text(2, 100),
  /** Rank among the sights of its country, 1 first; several may share a rank. */
  fame: z.int().check(z.gte(1), z.lte(1000)),
  /** Its centre, if that is more than 100 m from where a visit begins. */
  centre: z.optional(z.strictObject(point)),
  /** Radius: 60 for a statue, 1,500 for a park, 15,000 for a canyon. */
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
  /** Common English name. */
  name: text(2, 60),
  /** Local name; left out if it is the same or unknown. */
  localName: z.optional(text(1, 60)),
  /** Other names people search for. */
  otherNames: z.optional(unique(text(2, 60), 1, 10)),
  kind: z.enum(PLACE_KINDS),
  /** Where a visit begins. */
  ...point,
  /** Opening hours: the known ones, or those usual for its kind in its country. */
  openingHours: z.optional(
    z.strictObject({ are: z.enum(['known', 'usual']), hours: z.array(OpeningHours).check(z.minLength(1)) }),
  ),
  /** Dates on which it is closed, and whether it closes on all public holidays. */
  closedHolidays: z.optional(unique(z.union([MonthDay, z.literal('public holidays')]), 1, 30)),
  /** Level of spending there, if that is not an admission: at a market, in a nightlife district. */
  priceLevel: z.optional(z.enum(['free', 'low', 'middle', 'high'])),
  /** Unknown parts are left out. */
  suitedFor: z.optional(
    z.strictObject({
      /** `best`: made for children; `not`: nothing for them, or not allowed. */
      children: z.optional(z.enum(['best', 'fine', 'not'])),
      /** Wheelchair access. */
      stepFree: z.optional(z.enum(['yes', 'partly', 'no'])),
      /** Indoors, so suited to a rainy day. */
      rain: z.optional(z.boolean()),
    }),
  ),
  bookingNeeded: z.optional(z.enum(['no', 'advised', 'required'])),
  /** Id of the place that photos taken here show, if another: for Lübeck the Holsten Gate, for a lookout its tower. */
  photographedAs: z.optional(Id),
  landmark: z.optional(LandmarkText),
  ...checked,
}

const forPlans = {
  /** One or two sentences in our own words: what it is and why to go. */
  about: sentences(20, 400),
  /** Typical duration of a visit. */
  stayMinutes: z.int().check(z.gte(10), z.lte(14 * 60)),
  /** Approximate admission for one adult in US cents; 0 is free. */
  costCents: cents(30_000),
  /** Weekdays on which it is regularly closed. */
  closed: unique(z.enum(WEEKDAYS), 0, 6),
  /** Best time of day to visit; "any" if it does not matter. */
  bestTime: z.enum(['morning', 'afternoon', 'evening', 'any']),
  /** Id of the place of the same destination whose one-day ticket includes this one; both are visited on one day. */
  ticketOf: z.optional(Id),
  /** Id of the place of the same destination that one passes on the way to this one, which is not seen before it. */
  behind: z.optional(Id),
}

/** A place of a destination: within 60 km of its centre, a day trip within 150 km. */
export const AtlasPlace = z.strictObject({ ...aboutPlace, ...forPlans })
export type AtlasPlace = z.infer<typeof AtlasPlace>

/** A place outside every destination. Planning data is optional. */
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

/** A destination with all of its places: one file of `data/destinations`. */
export const AtlasDestination = z.strictObject({
  id: Id,
  /** English name as in the city table (`data/cities.json`), such as "Lisbon". */
  city: text(2, 60),
  countryCode: CountryCode,
  /** State, province or island that travellers name with it: "Tuscany". */
  region: z.optional(text(2, 60)),
  /** Aliases in any language and script. */
  aliases: z.optional(unique(text(2, 60), 1, 30)),
  /**
   * Areas that it belongs to, by the names that travellers use: of several destinations, a trip starts in the one that
   * draws most.
   */
  partOf: z.optional(unique(text(2, 60), 1, 20)),
  /** Kind of destination; left out for a city. */
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
  /** The town centre. */
  ...point,
  /** One sentence about the place. */
  about: sentences(20, 300),
  /** Approximate local prices, US cents per person. */
  prices: z.strictObject({
    /** A night: dormitory or simplest room, mid-range, luxury (per person sharing). */
    night: prices,
    /** A meal: street food or canteen, mid-range, fine dining. */
    meal: prices,
    /** Local transport for one day. */
    transportDay: z.int().check(z.gte(1), z.lte(20_000)),
  }),
  /** Typical dishes and drinks, at least 3 each, with their local names. */
  food: z.strictObject({ breakfast: dishes, lunch: dishes, dinner: dishes }),
  /** Areas with accommodation, in or near the town: a traveller sleeps and eats in one of them. */
  areas: unique(text(2, 60), 1, 12),
  /** Further ones that are farther away: other towns of an island, the gates of a park. */
  farAreas: z.optional(unique(text(2, 60), 1, 12)),
  /** How one gets there at last, where no road leads: by small plane and on foot, by boat or train. */
  lastWay: z.optional(sentences(10, 200)),
  /** Practical tips specific to this place. */
  tips: unique(sentences(10, 200), 3, 12),
  /** Annual events, with their usual days or weeks, not the dates of one year. */
  events: z.optional(unique(sentences(10, 200), 1, 8)),
  ...checked,
  /** The best first: the order decides between places that suit a traveller equally. */
  places: z.array(AtlasPlace).check(z.minLength(10), z.maxLength(60)),
})
export type AtlasDestination = z.infer<typeof AtlasDestination>
