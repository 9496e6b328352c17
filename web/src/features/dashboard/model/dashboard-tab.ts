import { paths } from '../../../config/paths.ts'

/** Tabs in order. The URL names the selected one; without a name it is the trips. */
export const DASHBOARD_TABS = ['packing', 'places', 'trips'] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

export const tabIn = (search: URLSearchParams): DashboardTab =>
  DASHBOARD_TABS.find((tab) => tab === search.get('tab')) ?? 'trips'

export const tabPath = (tab: DashboardTab): string =>
  tab === 'trips' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`

/** 'AI Trip Plans (3)'; without a number while it is unknown. */
export const countLabel = (name: string, count: number | undefined): string =>
  count === undefined ? name : `${name} (${count})`
