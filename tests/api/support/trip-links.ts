import type { TripLink } from '@waymark/contract/trips/trip-link'
import type { TripRole } from '@waymark/contract/trips/trip'
import { call } from './call.ts'
import type { Person } from './people.ts'
import { storedTrip } from './trips.ts'

interface Made {
  readonly token: string
  readonly link: TripLink
}

/** A link that the owner of the trip has made. */
export async function linkTo(id: string, owner: Person, body: Readonly<Record<string, unknown>>): Promise<Made> {
  const json = { expiresInDays: 7, ...body }
  const answer = await call('POST', `/api/trips/${id}/links`, { headers: owner.byBearer, json })
  if (answer.status !== 200) throw new Error(`POST /api/trips/:id/links answered ${answer.status}`)
  return answer.body as Made
}

/** A trip of its owner, of Mia, who edits it, and of others. */
export const sharedTrip = (owner: Person, others: Readonly<Record<string, TripRole>> = {}): Promise<string> =>
  storedTrip(owner, {
    memberIds: [owner.uid, 'mia', ...Object.keys(others)],
    roles: { [owner.uid]: 'owner', mia: 'editor', ...others },
    memberNames: { mia: 'Mia' },
  })
