import type { Wishes } from './wishes.ts'

type Family = Pick<Wishes, 'withChildren' | 'youngest'>

const TODDLER = 4
const SCHOOL_AGE = 8

/** Sleeps after lunch, and goes to bed before dark. */
export const hasToddler = ({ withChildren, youngest }: Family): boolean =>
  withChildren && youngest !== undefined && youngest < TODDLER

/** Too young for ladders, long walks and long galleries. Children of unknown age count as small. */
export const hasSmallChild = ({ withChildren, youngest }: Family): boolean =>
  withChildren && (youngest === undefined || youngest < SCHOOL_AGE)

const BIG = 10
/** Whether all children are old enough to look at what grown-ups have come for, too. */
export const hasOnlyBigChildren = ({ withChildren, youngest }: Family): boolean =>
  withChildren && youngest !== undefined && youngest >= BIG

const at = (hours: number, minutes = 0): number => hours * 60 + minutes

/** When the last activity of a day must end, in minutes after midnight. */
export function bedtimeOf(family: Family): number {
  if (!family.withChildren) return at(23, 30)
  if (hasToddler(family)) return at(18, 30)
  return family.youngest !== undefined && family.youngest < SCHOOL_AGE ? at(20) : at(21)
}

/** How long the way to an excursion may take with a child under that age, in minutes. */
const WAY_BY_AGE: readonly (readonly [under: number, minutes: number])[] = [
  [5, 45],
  [SCHOOL_AGE, 75],
  [10, 90],
]
const WAY_OF_UNKNOWN_AGE = 90
const SHORT_RIDE = 60

/** Maximum travel time of an excursion in minutes, each way; undefined for no limit. */
export function longestWayOf(family: Family & Pick<Wishes, 'wantsShortRides'>): number | undefined {
  const { withChildren, youngest, wantsShortRides } = family
  const withChild =
    withChildren && youngest === undefined
      ? WAY_OF_UNKNOWN_AGE
      : WAY_BY_AGE.find(([under]) => youngest !== undefined && youngest < under)?.[1]
  const most = Math.min(wantsShortRides ? SHORT_RIDE : Infinity, withChild ?? Infinity)
  return most === Infinity ? undefined : most
}

const INDOORS: ReadonlySet<string> = new Set(['museum', 'gallery', 'palace', 'castle', 'religious site', 'ruins'])
/** Maximum visit with small children: indoors, and at places made for them. */
const ROOMS_MINUTES = 90
const LONGEST_MINUTES = 420

/** Duration of a visit with these travellers: nobody sees the whole Louvre with a four-year-old. */
export function stayWith(family: Family, kind: string, minutes: number): number {
  if (!hasSmallChild(family)) return minutes
  return Math.min(minutes, INDOORS.has(kind) ? ROOMS_MINUTES : LONGEST_MINUTES)
}

/** Distance in kilometres that halves a place's score for travellers with small children. */
const HALF_KM = 8
export const nearness = (family: Family, km: number): number =>
  hasSmallChild(family) && family.youngest !== undefined ? HALF_KM / (HALF_KM + km) : 1
