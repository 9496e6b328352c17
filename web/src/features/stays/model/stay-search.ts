import { STAY_CATEGORIES, type StayCategory } from '@waymark/contract/stays/accommodation'
import { daysBetween } from '@waymark/contract/calendar'
import { CURRENCIES, DEFAULT_CURRENCY, type Currency } from '@waymark/contract/money'
import { LIMITS } from '@waymark/contract/limits'
import { CalendarDay } from '@waymark/contract/primitives'
import { STAY_SORTS, type StaySort } from '@waymark/contract/stays/stay-calls'
import { paths } from '../../../config/paths.ts'
import { localToday } from '../../../shared/time/dates.ts'

export type CategoryFilter = 'all' | StayCategory

/** Category buttons in order, by the API's names. */
export const CATEGORY_FILTERS = [
  ['all', 'All'],
  ['hotel', 'Hotels'],
  ['apartment', 'Apartments'],
  ['villa', 'Villas'],
  ['cabin', 'Cabins'],
] as const satisfies readonly (readonly [CategoryFilter, string])[]

export const STAY_TABS = ['results', 'featured'] as const
type StayTab = (typeof STAY_TABS)[number]

/** Alternative sort orders, by the API's names. */
export const SORT_NAMES = {
  price: 'Lowest price',
  'price-desc': 'Highest price',
  rating: 'Best rated',
  name: 'Name',
} as const satisfies Record<StaySort, string>

/** Filters besides location and category: names of the URL's and the API's parameters. */
export const FILTERS = ['checkIn', 'checkOut', 'guests', 'children', 'minPrice', 'maxPrice', 'currency'] as const
export interface StayFilters extends Readonly<Record<Exclude<(typeof FILTERS)[number], 'currency'>, string>> {
  /** Currency of the two prices; empty for US dollars, or without a price. */
  readonly currency: Currency | ''
}

/** The search as in the URL; an empty text does not filter. */
export interface StayQuery extends StayFilters {
  readonly location: string
  readonly category: CategoryFilter
  readonly sort: StaySort | ''
  readonly tab: StayTab
}

export const NO_FILTERS: StayFilters = {
  checkIn: '',
  checkOut: '',
  guests: '',
  children: '',
  minPrice: '',
  maxPrice: '',
  currency: '',
}

/** A valid number of guests or amount, or ''. */
const wholeNumber = (typed: string | null, least = 1): string =>
  /^\d{1,6}$/.test(typed ?? '') && Number(typed) >= least ? String(Number(typed)) : ''

const MOST_MONEY = 999_999

/** A typed price in whole units; '' if invalid. */
export function wholePrice(typed: string, round: (price: number) => number): string {
  const price = Number(typed)
  return price > 0 ? String(Math.min(Math.max(round(price), 1), MOST_MONEY)) : ''
}

/** The dates if they can still be booked; otherwise none. */
function nightsIn(given: URLSearchParams): Pick<StayFilters, 'checkIn' | 'checkOut'> {
  const checkIn = given.get('checkIn') ?? ''
  const checkOut = given.get('checkOut') ?? ''
  const areDays = CalendarDay.safeParse(checkIn).success && CalendarDay.safeParse(checkOut).success
  const nights = areDays && checkIn >= localToday(new Date()) ? daysBetween(checkIn, checkOut) : 0
  return nights > 0 && nights <= LIMITS.stayNights ? { checkIn, checkOut } : { checkIn: '', checkOut: '' }
}

export const currencyOfPrices = (
  { minPrice, maxPrice }: Pick<StayFilters, 'minPrice' | 'maxPrice'>,
  currency: string,
): Currency | '' =>
  minPrice === '' && maxPrice === ''
    ? ''
    : (CURRENCIES.find((one) => one === currency && one !== DEFAULT_CURRENCY) ?? '')

/** Everybody, and how many of them are children: at least one is an adult. */
function guestsIn(given: URLSearchParams): Pick<StayFilters, 'guests' | 'children'> {
  const guests = wholeNumber(given.get('guests'))
  if (Number(guests) > LIMITS.guests) return { guests: '', children: '' }
  const children = wholeNumber(given.get('children'))
  return { guests, children: Number(children) < Number(guests) ? children : '' }
}

function pricesIn(given: URLSearchParams): Pick<StayFilters, 'minPrice' | 'maxPrice' | 'currency'> {
  const prices = { minPrice: wholeNumber(given.get('minPrice')), maxPrice: wholeNumber(given.get('maxPrice')) }
  return { ...prices, currency: currencyOfPrices(prices, given.get('currency') ?? '') }
}

/** The search in a URL. Invalid values are left out. */
export function queryIn(search: string): StayQuery {
  const given = new URLSearchParams(search)
  return {
    location: (given.get('location') ?? '').trim().slice(0, LIMITS.place),
    category: STAY_CATEGORIES.find((category) => category === given.get('category')) ?? 'all',
    ...nightsIn(given),
    ...guestsIn(given),
    ...pricesIn(given),
    sort: STAY_SORTS.find((sort) => sort === given.get('sort')) ?? '',
    tab: STAY_TABS.find((tab) => tab === given.get('tab')) ?? 'results',
  }
}

/** The API's parameters, in the order of web/screens.ts. */
export const sentBy = ({ location, category, checkIn, checkOut, guests, sort, ...filters }: StayQuery) => ({
  ...(location !== '' && { location }),
  ...(category !== 'all' && { category }),
  ...(checkIn !== '' && { checkIn, checkOut }),
  ...(guests !== '' && { guests }),
  ...(filters.minPrice !== '' && { minPrice: filters.minPrice }),
  ...(filters.maxPrice !== '' && { maxPrice: filters.maxPrice }),
  ...(filters.currency !== '' && { currency: filters.currency }),
  ...(sort !== '' && { sort }),
})

export function queryPath(query: StayQuery): string {
  const search = new URLSearchParams(sentBy(query))
  // The search looks for room for everybody; who is a child is for the booking.
  if (query.children !== '') search.set('children', query.children)
  if (query.tab !== 'results') search.set('tab', query.tab)
  return search.size === 0 ? paths.accommodations : `${paths.accommodations}?${search}`
}

/** The part of the search that a stay's page takes over. */
export function chosenBy({ checkIn, checkOut, guests, children }: StayFilters): string {
  const search = new URLSearchParams({
    ...(checkIn !== '' && { checkIn, checkOut }),
    ...(guests !== '' && { guests }),
    ...(children !== '' && { children }),
  })
  return search.size === 0 ? '' : `?${search}`
}

/** Whether two texts belong to the same typing, so that going back does not step through each letter. */
export const isSameTyping = (before: string, after: string): boolean =>
  before !== '' && after !== '' && (after.startsWith(before) || before.startsWith(after))
