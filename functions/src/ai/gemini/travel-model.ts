import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { log } from '../../platform/logger.ts'
import type { TravelModel } from '../port/travel-model.ts'
import { ask, stream } from './client.ts'
import type { DetectedFault } from '../planning/plan-faults.ts'
import { planningModel } from '../planning/planning-model.ts'

/** Logs only rule names and counts, because details may quote what a traveller wrote. */
function logFaults(faults: readonly DetectedFault[], days: readonly ItineraryDay[]): void {
  if (faults.length === 0) return
  const counts = new Map<string, number>()
  for (const { rule } of faults) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  const guided = days.filter(({ filledByGuide }) => filledByGuide).length
  const detail = [...counts].map(([rule, count]) => `${rule} ${count}`).join(', ')
  log('WARNING', 'A plan of the model had faults', {
    detail: `${detail}; ${guided} of ${days.length} days by the guide`,
  })
}

export const geminiModel: TravelModel = planningModel({ ask, stream }, { onFaults: logFaults })
