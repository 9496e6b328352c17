import { geminiKey } from '../../platform/params.ts'
import type { ChatModel } from './chat-model.ts'
import type { DayModel } from './day-model.ts'
import type { PackingModel } from './packing-model.ts'
import type { PlaceIdentifier } from './place-identifier.ts'
import type { TravelModel } from './travel-model.ts'

// The only place that selects the implementation: Gemini if there is an API key, otherwise the guide. Only the selected
// one is loaded.

/** The guide chooses nothing in advance; it fills the free hours with what fits. */
export const guideDayModel: DayModel = { name: 'guide', choices: () => Promise.resolve([]) }

/** The guide has generated the list already and adds nothing. */
export const guidePackingModel: PackingModel = { name: 'guide', additions: () => Promise.resolve([]) }

export async function travelModel(): Promise<TravelModel> {
  if (geminiKey() === undefined) return (await import('../guide/plan-model.ts')).guideModel
  return (await import('../gemini/travel-model.ts')).geminiModel
}

export async function dayModel(): Promise<DayModel> {
  if (geminiKey() === undefined) return guideDayModel
  return (await import('../gemini/day-model.ts')).geminiDayModel
}

export async function placeIdentifier(): Promise<PlaceIdentifier> {
  if (geminiKey() === undefined) return (await import('../guide/identify-place.ts')).guidePlaceIdentifier
  return (await import('../gemini/identify-place.ts')).geminiPlaceIdentifier
}

export async function packingModel(): Promise<PackingModel> {
  if (geminiKey() === undefined) return guidePackingModel
  return (await import('../gemini/packing-model.ts')).geminiPackingModel
}

export async function chatModel(): Promise<ChatModel> {
  if (geminiKey() === undefined) return (await import('../guide/chat-model.ts')).guideChat
  return (await import('../gemini/chat-model.ts')).geminiChat
}
