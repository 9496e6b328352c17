import { COLLECTIONS } from '@waymark/contract/firestore'
import { accommodationConverter } from '@waymark/contract/stays/accommodation'
import {
  createAccommodation,
  deleteAccommodation,
  updateAccommodation,
  type AccommodationForm,
  type AdminAccommodation,
} from '@waymark/contract/stays/manage-accommodation-calls'
import { isMalformed } from '@waymark/contract/converter'
import { moneyText } from '@waymark/contract/money'
import { doc, getDocFromServer } from 'firebase/firestore'
import { callApi } from '../../../shared/api/api-client.ts'
import { callOnce } from '../../../shared/api/call-once.ts'
import { refreshLists } from './refresh-lists.ts'
import { collectionOf } from '../../../shared/live/firestore.ts'

const accommodationsRef = collectionOf(COLLECTIONS.accommodations, accommodationConverter)

// api: administrators' writes are audited by the server
/** Creates a stay, or edits `before`; refused if somebody else has changed it meanwhile. */
export async function saveAccommodation(
  { pricePerNight, version: _none, ...form }: AccommodationForm,
  before: AdminAccommodation | undefined,
): Promise<void> {
  const body = { ...form, pricePerNight: moneyText(pricePerNight) }
  if (before === undefined) await callOnce(createAccommodation, { body })
  else await callApi(updateAccommodation, { params: { id: before.id }, body: { ...body, version: before.version } })
  refreshLists()
}

// api: the server knows whether it is booked
export async function removeAccommodation(id: string): Promise<void> {
  await callApi(deleteAccommodation, { params: { id } })
  refreshLists()
}

export async function readNewestAccommodation(id: string): Promise<AdminAccommodation | undefined> {
  const stored = (await getDocFromServer(doc(accommodationsRef, id))).data()
  if (stored === undefined || isMalformed(stored)) return undefined
  const { pricePerNightCents, dollarCents: _compared, ratesDate: _rates, searchTokens: _tokens, ...place } = stored
  return { ...place, pricePerNight: moneyText(pricePerNightCents) }
}
