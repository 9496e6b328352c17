import { earliestToday } from '@waymark/contract/calendar'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import type { CharterForm } from '@waymark/contract/charter-trips/charter-management-calls'
import type { CharterTrip } from '@waymark/contract/charter-trips/charter-trip'
import { AppError, failingWith } from '../platform/app-error.ts'
import { charterTrips } from './charter-trips-store.ts'
import { idOfRequest, type KeyedCaller } from '../platform/idempotency-key.ts'
import { requireOurPictures } from '../pictures/require-our-pictures.ts'
import { requireVersion } from '../platform/require-version.ts'
import { listedCharterTrip } from './show-charter-trips.ts'

const requireThere = (trip: CharterTrip | undefined): ListedCharterTrip => {
  if (trip === undefined) throw new AppError('not-found', 'no such charter trip')
  return listedCharterTrip(trip)
}

const fieldsOf = ({ price, version: _version, ...sent }: CharterForm) => ({ ...sent, priceCents: price })

/** An edit may not reduce the capacity below the seats taken. */
function requireSeatsKept({ currentParticipants }: CharterTrip, { maxParticipants }: CharterForm): void {
  if (maxParticipants >= currentParticipants) return
  const message = `${currentParticipants} seats are booked already`
  throw new AppError('conflict', 'fewer seats than are booked', { message, fields: { maxParticipants: message } })
}

function requireNobodyBooked({ currentParticipants, endDate }: CharterTrip): void {
  if (currentParticipants === 0 || endDate < earliestToday(new Date())) return
  const message = 'Seats on this trip are booked. Take it off the list by making it inactive instead.'
  throw new AppError('conflict', 'a booked charter trip is deleted', { message })
}

export const createCharterTrip = (sent: CharterForm, caller: KeyedCaller): Promise<ListedCharterTrip> =>
  failingWith('Failed to create charter trip', async () => {
    await requireOurPictures(sent)
    const id = idOfRequest(caller, charterTrips.newId)
    await charterTrips.create(id, { ...fieldsOf(sent), currentParticipants: 0 }, { adminId: caller.uid, act: 'create' })
    return requireThere(await charterTrips.read(id))
  })

export const updateCharterTrip = (id: string, sent: CharterForm, adminId: string): Promise<ListedCharterTrip> =>
  failingWith('Failed to update charter trip', async () => {
    await requireOurPictures(sent)
    return requireThere(
      await charterTrips.edit(
        id,
        (stored) => {
          requireVersion(stored, sent.version)
          requireSeatsKept(stored, sent)
          return fieldsOf(sent)
        },
        { adminId, act: 'edit' },
      ),
    )
  })

export const deleteCharterTrip = (id: string, adminId: string): Promise<void> =>
  failingWith('Failed to delete charter trip', async () => {
    const wasThere = await charterTrips.remove(id, requireNobodyBooked, { adminId, act: 'delete' })
    if (!wasThere) throw new AppError('not-found', 'no such charter trip')
  })
