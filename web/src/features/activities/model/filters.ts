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

/** 'Lisbon' from 'Lisbon, Portugal'. */
const cityOf = ({ location }: Pick<Activity, 'location'>): string => location.split(',', 1)[0]?.trim() ?? ''

export const citiesOf = (activities: readonly Pick<Activity, 'location'>[]): string[] =>
  [...new Set(activities.map(cityOf).filter((city) => city !== ''))].toSorted((a, b) => a.localeCompare(b))

/** Allowed edit distance by word length: 'lisbn' finds Lisbon. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

function hasWords({ title, location, description }: Filtered, typed: string): boolean {
  const words = wordsIn(`${title} ${location} ${description}`)
  return searchWords(typed).every((wanted) =>
    words.some((word) => word.startsWith(wanted) || differsByAtMost(word, wanted, slipsIn(wanted))),
  )
}

/** Activities without dates take place on any day. */
const takesPlaceOn = (activity: Filtered, day: string): boolean =>
  !isDated(activity) ||
  datesAhead(activity, day).some((date) => date.startsAt.startsWith(day) && placesLeft(activity, date) > 0)

export const matching = <A extends Filtered>(activities: A[], { q, city, price, day }: Filters): A[] => {
  const range = PRICES[price]
  return activities.filter(
    (activity) =>
      hasWords(activity, q) &&
      (city === '' || cityOf(activity) === city) &&
      (range === undefined || (activity.priceCents >= range.from && activity.priceCents < range.below)) &&
      (day === '' || takesPlaceOn(activity, day)),
  )
}
