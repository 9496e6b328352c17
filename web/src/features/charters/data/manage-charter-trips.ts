import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import {
  createCharterTrip,
  deleteCharterTrip,
  listAllCharterTrips,
  updateCharterTrip,
} from '@waymark/contract/charter-trips/charter-management-calls'
import { callApi } from '../../../shared/api/api-client.ts'
import { callOnce } from '../../../shared/api/call-once.ts'
import { bodyOfFields, type CharterFields } from '../model/charter-fields.ts'
import { refreshCharterTrips } from './use-charter-trips.ts'

type Before = Pick<ListedCharterTrip, 'id' | 'version'>

// api: administrators' writes are audited by the server
/** Creates a trip, or edits `before`. */
export async function saveCharterTrip(fields: CharterFields, before: Before | undefined): Promise<void> {
  const body = bodyOfFields(fields, before?.version)
  try {
    if (before === undefined) await callOnce(createCharterTrip, { body })
    else await callApi(updateCharterTrip, { params: { id: before.id }, body })
  } finally {
    refreshCharterTrips()
  }
}

/** The stored trip, bypassing caches; undefined if it is gone. */
export async function readCharterTrip(id: string): Promise<ListedCharterTrip | undefined> {
  const trips = await callApi(listAllCharterTrips, {})
  return trips.find((trip) => trip.id === id)
}

export async function removeCharterTrip(id: string): Promise<void> {
  await callApi(deleteCharterTrip, { params: { id } })
  refreshCharterTrips()
}
