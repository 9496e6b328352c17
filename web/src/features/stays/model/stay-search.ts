import { STAY_CATEGORIES, type StayCategory } from '@waymark/contract/stays/accommodation'
import { LIMITS } from '@waymark/contract/limits'
import { paths } from '../../../config/paths.ts'

export type CategoryFilter = 'all' | StayCategory

/** The category buttons in their order, by what the API calls them. */
export const CATEGORY_FILTERS = [
  ['all', 'All'],
  ['hotel', 'Hotels'],
  ['apartment', 'Apartments'],
  ['villa', 'Villas'],
  ['cabin', 'Cabins'],
] as const satisfies readonly (readonly [CategoryFilter, string])[]

export const STAY_TABS = ['results', 'featured'] as const
type StayTab = (typeof STAY_TABS)[number]

/** What the search screen shows. Its address says it. */
export interface StayQuery {
  readonly location: string
  readonly category: CategoryFilter
  readonly tab: StayTab
}

/** What an address asks for. Values that nothing could be searched by are left out. */
export function queryIn(search: string): StayQuery {
  const given = new URLSearchParams(search)
  return {
    location: (given.get('location') ?? '').trim().slice(0, LIMITS.place),
    category: STAY_CATEGORIES.find((category) => category === given.get('category')) ?? 'all',
    tab: STAY_TABS.find((tab) => tab === given.get('tab')) ?? 'results',
  }
}

export function queryPath({ location, category, tab }: StayQuery): string {
  const search = new URLSearchParams()
  if (location !== '') search.set('location', location)
  if (category !== 'all') search.set('category', category)
  if (tab !== 'results') search.set('tab', tab)
  return search.size === 0 ? paths.accommodations : `${paths.accommodations}?${search}`
}

/** Whether two texts are one search that is being typed: going back does not lead through each of its letters. */
export const isSameTyping = (before: string, after: string): boolean =>
  before !== '' && after !== '' && (after.startsWith(before) || before.startsWith(after))
