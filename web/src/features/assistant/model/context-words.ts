import type { AssistantContext } from '@waymark/contract/assistant/assistant-calls'

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The local time of an ISO instant: '3:05 PM'. */
export const messageTime = (instant: string): string => TIME.format(new Date(instant)).replaceAll('\u202f', ' ')

const shortDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))

/** 'Mar 3 - Mar 9', independent of the time zone. */
export const dateChip = ({ start, end }: NonNullable<AssistantContext['dates']>): string =>
  `${shortDay(start)} - ${shortDay(end)}`

/** '$1,500', whether or not the input has the sign. */
export const budgetChip = (budget: string): string => `$${budget.replace(/^\s*\$\s*/, '')}`
