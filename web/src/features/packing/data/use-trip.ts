import type { Trip } from '@waymark/contract/trips'
import { useLiveDoc, type Live } from '../../../platform/live.ts'
import { tripRef } from '../../../platform/refs.ts'

/** The trip that a list is made for. */
export const useTrip = (id: string): Live<Trip | null> => useLiveDoc(tripRef(id))
