import { geminiKey } from '../../platform/params.ts'
import type { ChatModel } from './chat-model.ts'
import type { DayModel } from './day-model.ts'
import type { PackingModel } from './packing-model.ts'
import type { PlaceIdentifier } from './place-identifier.ts'
import type { TravelModel } from './travel-model.ts'

// Decided here and nowhere else: Gemini where there is a key, else the embedded guide. Only what is used is loaded.

/** The guide fills the day with what fits its free hours: there is nothing to choose before. */
export const guideDayModel: DayModel = { name: 'guide', choices: () => Promise.resolve([]) }

/** The list is the guide's already: there is nothing to add. */
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
