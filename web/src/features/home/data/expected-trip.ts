import { NEXT_TRIP_KEY } from '../../../config/storage-keys.ts'
import { readLocal, writeLocal } from '../../../shared/pwa/local-storage.ts'

/**
 * Owns what this device knows of the next trip before Firestore is there: until when it lasts and how high its card is,
 * so that its place can be kept and nothing moves. Leaves with the account.
 */
export interface ExpectedTrip {
  readonly endDate: string
  readonly height: number
}

export function readExpectedTrip(today: string): ExpectedTrip | undefined {
  const [endDate = '', height] = (readLocal(NEXT_TRIP_KEY) ?? '').split(' ')
  return endDate >= today && Number(height) > 0 ? { endDate, height: Number(height) } : undefined
}

/** Undefined where no trip is coming. */
export const expectTrip = (trip: ExpectedTrip | undefined): void =>
  writeLocal(NEXT_TRIP_KEY, trip === undefined ? null : `${trip.endDate} ${Math.round(trip.height)}`)
