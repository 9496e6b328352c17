import type { Trip } from '@waymark/contract/trips/trip'
import { useLiveDoc, type Live } from '../../../shared/live/live.ts'
import { tripRef } from '../../../shared/live/refs.ts'

/** The trip that a list is made for. */
export const useTrip = (id: string): Live<Trip | null> => useLiveDoc(tripRef(id))
