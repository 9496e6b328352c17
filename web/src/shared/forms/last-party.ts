import { z } from '@waymark/contract/zod'
import { PARTY_KEY } from '../../config/storage-keys.ts'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'
import type { Party } from '../trips/party.ts'
import { agesOfChildren, type PlanFields } from './plan-fields.ts'

type PartyFields = Pick<PlanFields, 'adults' | 'childAges'>

const Kept = z.strictObject({ adults: z.string(), childAges: z.string() })

/** The travellers of the last plan, stored on this device until sign-out. */
export function readParty(): PartyFields | undefined {
  try {
    return Kept.safeParse(JSON.parse(readLocal(PARTY_KEY) ?? 'null')).data
  } catch {
    return undefined
  }
}

export const keepParty = ({ adults, childAges }: PartyFields): void =>
  writeLocal(PARTY_KEY, JSON.stringify({ adults, childAges }))

/** The same as numbers. */
export function lastParty(): Party | undefined {
  const kept = readParty()
  if (kept === undefined) return undefined
  const party = { adults: Number(kept.adults), childAges: agesOfChildren(kept.childAges) }
  return [party.adults, ...party.childAges].every(Number.isInteger) ? party : undefined
}
