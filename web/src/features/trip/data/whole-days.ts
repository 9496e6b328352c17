import { copyTrip as copyTripCall, upgradeTrip as upgradeTripCall } from '@waymark/contract/trips/trip-day-calls'
import { callApi } from '../../../shared/api/api-client.ts'
import { ApiError } from '../../../shared/api/api-error.ts'

/** Converts a trip of the old format to stops, so that it can be edited. Does nothing if it was deleted meanwhile. */
export async function upgradeTrip(id: string): Promise<void> {
  try {
    await callApi(upgradeTripCall, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not-found')) throw error
  }
}

/** @returns the id of the copy, which the user owns alone */
export async function copyTrip(id: string): Promise<string> {
  const copy = await callApi(copyTripCall, { params: { id }, body: {} })
  return copy.id
}
