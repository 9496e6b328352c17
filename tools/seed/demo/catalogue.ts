import { readFileSync } from 'node:fs'
import { ACTIVITY_CATEGORIES } from '@waymark/contract/activities/activity'
import { TOUR_ACTIVITY_TYPES } from '@waymark/contract/charter-trips/charter-trip'
import { ACCOMMODATION_CATEGORIES, AMENITIES, PROPERTY_TYPES } from '@waymark/contract/stays/accommodation'
import { z } from '@waymark/contract/zod'

/** Name of an illustration, without path and extension. */
const Picture = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/))
/** Whole dollars. */
const Dollars = z.int().check(z.gte(0))
const Stars = z.number().check(z.gte(1), z.lte(5))
const Text = z.string().check(z.minLength(1))
const Point = z.strictObject({ lat: z.number(), lng: z.number() })

/** Demo data is invented, so its only source is itself. */
const madeUp = { id: Text, sources: z.tuple([z.literal('own')]), checkedAt: z.iso.date() }

/** The data of a demo stay; other fields are derived from it. */
const StayText = z.strictObject({
  ...madeUp,
  title: Text,
  /** City and country as in the atlas. */
  location: Text,
  address: Text,
  /** Where the address is, or would be. */
  coordinates: Point,
  description: Text,
  type: z.enum(PROPERTY_TYPES),
  category: z.enum(ACCOMMODATION_CATEGORIES),
  /** Per night. */
  price: Dollars,
  guests: z.int(),
  bedrooms: z.int(),
  bathrooms: z.number(),
  rating: Stars,
  reviews: z.int(),
  amenities: z.array(z.enum(AMENITIES)),
  /** The first is the main picture. */
  pictures: z.tuple([Picture], Picture),
  rule: Text,
  featured: z.optional(z.boolean()),
})
export type StayText = z.infer<typeof StayText>

const ActivityText = z.strictObject({
  ...madeUp,
  title: Text,
  location: Text,
  /** A place that maps know. */
  meetingPoint: z.optional(Text),
  description: Text,
  category: z.enum(ACTIVITY_CATEGORIES),
  /** Per person. */
  price: Dollars,
  duration: Text,
  rating: Stars,
  picture: Picture,
})
export type ActivityText = z.infer<typeof ActivityText>

/** A submission of the demo traveller, with its outcome. */
const SubmissionText = z.extend(ActivityText, { rejectionReason: z.optional(Text) })

const CharterText = z.strictObject({
  ...madeUp,
  title: Text,
  destination: Text,
  description: Text,
  /** Start date `MM-DD`, in the next possible year. */
  season: z.string().check(z.regex(/^\d\d-\d\d$/)),
  /** Per person. */
  price: Dollars,
  maxParticipants: z.int(),
  featured: z.boolean(),
  pictures: z.tuple([Picture], Picture),
  includes: z.array(Text),
  excludes: z.array(Text),
  requirements: Text,
  dressCode: Text,
  departureLocation: Text,
  departureTime: Text,
  returnTime: Text,
  meetingPoint: Text,
  coordinates: Point,
  nearestAirport: Text,
  rating: Stars,
  reviews: z.array(z.strictObject({ name: Text, rating: Stars, comment: Text })),
  days: z.array(
    z.strictObject({
      title: Text,
      description: Text,
      plan: z.array(
        z.strictObject({ type: z.enum(TOUR_ACTIVITY_TYPES), time: Text, title: Text, description: z.optional(Text) }),
      ),
    }),
  ),
})
export type CharterText = z.infer<typeof CharterText>

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/demo/${file}.json`, import.meta.url), 'utf8'))

/** The demo catalogue in `data/demo`. */
export const STAYS = z.array(StayText).parse(read('stays'))
export const ACTIVITIES = z.array(ActivityText).parse(read('activities'))
export const SUBMISSIONS = z.array(SubmissionText).parse(read('submissions'))
export const CHARTERS = z.array(CharterText).parse(read('charter-trips'))
