import type { AssistantContext } from '@waymark/contract/assistant/assistant-calls'

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** '3:05 PM' where the traveller is, for an ISO instant. */
export const messageTime = (instant: string): string => TIME.format(new Date(instant)).replaceAll('\u202f', ' ')

const shortDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))

/** 'Mar 3 - Mar 9' for calendar days, in every time zone. */
export const dateChip = ({ start, end }: NonNullable<AssistantContext['dates']>): string =>
  `${shortDay(start)} - ${shortDay(end)}`

/** '$1,500', also when the sign came along. */
export const budgetChip = (budget: string): string => `$${budget.replace(/^\s*\$\s*/, '')}`
