import type { Wishes } from './wishes.ts'

type Family = Pick<Wishes, 'withChildren' | 'youngest'>

const TODDLER = 4
const SCHOOL_AGE = 8

/** Asleep after lunch, and in the evening before it is dark. */
export const hasToddler = ({ withChildren, youngest }: Family): boolean =>
  withChildren && youngest !== undefined && youngest < TODDLER

/** Too young for ladders, long ways and long galleries; so are children whose age is not told. */
export const hasSmallChild = ({ withChildren, youngest }: Family): boolean =>
  withChildren && (youngest === undefined || youngest < SCHOOL_AGE)

const at = (hours: number, minutes = 0): number => hours * 60 + minutes

/** When the last thing of a day must be over, in minutes after midnight. */
export function bedtimeOf(family: Family): number {
  if (!family.withChildren) return at(23, 30)
  if (hasToddler(family)) return at(18, 30)
  return family.youngest !== undefined && family.youngest < SCHOOL_AGE ? at(20) : at(21)
}

/** How many minutes a day out may be away, each way; undefined for who has the patience. */
export function longestWayOf(family: Family & Pick<Wishes, 'wantsShortRides'>): number | undefined {
  if (family.wantsShortRides) return 60
  if (hasToddler(family)) return 75
  return hasSmallChild(family) ? 90 : undefined
}

const INDOORS: ReadonlySet<string> = new Set(['museum', 'gallery', 'palace', 'castle', 'religious site', 'ruins'])
/** Legs and patience of small children last so long in rooms, and so long where everything is made for them. */
const ROOMS_MINUTES = 90
const LONGEST_MINUTES = 420

/** How long a visit takes with these travellers: nobody sees the whole Louvre with a child of four. */
export function stayWith(family: Family, kind: string, minutes: number): number {
  if (!hasSmallChild(family)) return minutes
  return Math.min(minutes, INDOORS.has(kind) ? ROOMS_MINUTES : LONGEST_MINUTES)
}

/** Kilometres that halve what a place is worth to who has a child by the hand. */
const HALF_KM = 8
export const nearness = (family: Family, km: number): number =>
  hasSmallChild(family) && family.youngest !== undefined ? HALF_KM / (HALF_KM + km) : 1
