import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { Trip } from '@waymark/contract/trips/trip'
import { dailyItinerary, type Planned } from '@waymark/domain/itinerary'
import { listed } from '@waymark/domain/wording'

const BY_GUIDE = 'answered by the built-in guide'
const BY_MODEL = 'Answered by Gemini'
const CHECKED = 'Places are checked against our atlas; meals and texts are suggestions.'

/** '3', '3 to 5', '2, 4 and 6 to 8'. */
function spoken(days: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && run[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  return listed(
    runs.flatMap(([first, last]) => {
      if (last - first >= 2) return `${first} to ${last}`
      return first === last ? `${first}` : [`${first}`, `${last}`]
    }),
  )
}

/** 'Days 3 to 5: answered by the built-in guide'; undefined if the guide filled in no whole days. */
export function guidedDays(days: readonly Pick<ItineraryDay, 'day' | 'filledByGuide'>[]): string | undefined {
  const guided = days.flatMap(({ day, filledByGuide }) => (filledByGuide === true ? day : []))
  if (guided.length === 0) return undefined
  return `${guided.length === 1 ? 'Day' : 'Days'} ${spoken(guided)}: ${BY_GUIDE}`
}

/** Who planned the trip, as lines of text. */
export function answeredBy(trip: Planned & Pick<Trip, 'answeredBy'>): string[] {
  if (trip.answeredBy === 'guide') return ['Answered by the built-in guide']
  const guided = guidedDays(dailyItinerary(trip))
  return [BY_MODEL, ...(guided === undefined ? [] : [guided]), CHECKED]
}
