import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { countOf } from '@waymark/domain/wording'

const SHOWN_DAYS = 2

interface DayPreview {
  readonly lines: readonly { readonly day: number; readonly text: string }[]
  /** '+5 more days'; undefined if all days are shown. */
  readonly more: string | undefined
}

/** The days shown on a card: the first two, and how many follow. */
export function dayPreview(days: readonly Pick<ItineraryDay, 'day' | 'theme'>[]): DayPreview {
  const rest = days.length - SHOWN_DAYS
  return {
    lines: days.slice(0, SHOWN_DAYS).map(({ day, theme }) => ({ day, text: `Day ${day}: ${theme}` })),
    more: rest > 0 ? `+${countOf(rest, 'more day')}` : undefined,
  }
}
