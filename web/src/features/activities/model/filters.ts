import type { Activity } from '@waymark/contract/activities/activity'
import { datesAhead, isDated, placesLeft } from '@waymark/contract/activities/activity-dates'
import { differsByAtMost } from '@waymark/domain/edit-distance'
import { searchWords, wordsIn } from '@waymark/domain/search-words'

/** The list's filters as in the URL; an empty text does not filter. */
export interface Filters {
  readonly q: string
  readonly city: string
  readonly price: string
  /** `YYYY-MM-DD` */
  readonly day: string
}

type Filtered = Pick<Activity, 'title' | 'description' | 'location' | 'priceCents' | 'dates' | 'placesTaken'>

/** Ranges of the price per person in cents; `below` is exclusive. */
export const PRICES: Readonly<
  Record<string, { readonly label: string; readonly from: number; readonly below: number }>
> = {
  'under-25': { label: 'Under $25', from: 0, below: 2_500 },
  '25-50': { label: '$25 to $50', from: 2_500, below: 5_001 },
  '50-100': { label: '$50 to $100', from: 5_000, below: 10_001 },
  'over-100': { label: 'Over $100', from: 10_001, below: Infinity },
}

export const filtersIn = (search: URLSearchParams): Filters => {
  const value = (name: string) => search.get(name) ?? ''
  return { q: value('q'), city: value('city'), price: value('price'), day: value('day') }
}

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== '')

/** Orders of the list; by default those for the next trips first, and for a search what fits best. */
export const SORTS = { newest: 'Newest', rating: 'Best rated', price: 'Lowest price' } as const

export const sortIn = (search: URLSearchParams): keyof typeof SORTS | undefined => {
  const given = search.get('sort')
  return given !== null && Object.hasOwn(SORTS, given) ? (given as keyof typeof SORTS) : undefined
}

type Rated = Pick<Activity, 'rating' | 'priceCents'>

export function sorted<A extends Rated>(activities: A[], by: string | undefined): A[] {
  if (by === 'rating') return activities.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  if (by === 'price') return activities.toSorted((a, b) => a.priceCents - b.priceCents)
  return activities
}

/** 'Lisbon' from 'Lisbon, Portugal'. */
export const cityOf = ({ location }: Pick<Activity, 'location'>): string => location.split(',', 1)[0]?.trim() ?? ''

export const citiesOf = (activities: readonly Pick<Activity, 'location'>[]): string[] =>
  [...new Set(activities.map(cityOf).filter((city) => city !== ''))].toSorted((a, b) => a.localeCompare(b))

/** Allowed edit distance by word length: 'lisbn' finds Lisbon. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const isBegunBy = (wanted: string) => (word: string) => word.startsWith(wanted)
const isSpeltLike = (wanted: string) => (word: string) => differsByAtMost(word, wanted, slipsIn(wanted))

/** From the best fit: whole words of the title or place, their beginnings, beginnings of words of the description. */
const FITS = [
  ({ title, location }: Filtered, words: readonly string[]) => {
    const named = new Set(wordsIn(`${title} ${location}`))
    return words.every((wanted) => named.has(wanted))
  },
  ({ title, location }: Filtered, words: readonly string[]) => {
    const named = wordsIn(`${title} ${location}`)
    return words.every((wanted) => named.some(isBegunBy(wanted)))
  },
  ({ title, location, description }: Filtered, words: readonly string[]) => {
    const told = wordsIn(`${title} ${location} ${description}`)
    return words.every((wanted) => told.some(isBegunBy(wanted)))
  },
]

/** What is spelt as typed, best fit first; only if there is nothing, titles and places that are spelt alike. */
function searched<A extends Filtered>(activities: readonly A[], typed: string): readonly A[] {
  const words = searchWords(typed)
  if (words.length === 0) return activities
  const fits = activities.map((activity) => FITS.findIndex((isFit) => isFit(activity, words)))
  const found = FITS.flatMap((_, fit) => activities.filter((__, index) => fits[index] === fit))
  if (found.length > 0) return found
  return activities.filter(({ title, location }) => {
    const named = wordsIn(`${title} ${location}`)
    return words.every((wanted) => named.some((word) => isBegunBy(wanted)(word) || isSpeltLike(wanted)(word)))
  })
}

/** Activities without dates take place on any day. */
const takesPlaceOn = (activity: Filtered, day: string): boolean =>
  !isDated(activity) ||
  datesAhead(activity, day).some((date) => date.startsAt.startsWith(day) && placesLeft(activity, date) > 0)

export const matching = <A extends Filtered>(activities: readonly A[], { q, city, price, day }: Filters): A[] => {
  const range = PRICES[price]
  return searched(activities, q).filter(
    (activity) =>
      (city === '' || cityOf(activity) === city) &&
      (range === undefined || (activity.priceCents >= range.from && activity.priceCents < range.below)) &&
      (day === '' || takesPlaceOn(activity, day)),
  )
}

const WITHOUT = { q: 'Without the words', city: 'Any city', price: 'Any price', day: 'Any day' } as const

export interface WiderSearch {
  readonly label: string
  readonly without: keyof Filters
  readonly count: number
}

/** For a search that finds nothing: the filters each of which alone is in the way, and how many there are without it. */
export const widerSearches = (activities: readonly Filtered[], filters: Filters): WiderSearch[] =>
  (Object.keys(WITHOUT) as (keyof Filters)[])
    .filter((without) => filters[without] !== '')
    .map((without) => ({
      label: WITHOUT[without],
      without,
      count: matching(activities, { ...filters, [without]: '' }).length,
    }))
    .filter(({ count }) => count > 0)
