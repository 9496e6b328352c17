import { notify } from '../../ui/toast.tsx'
import { reportError } from '../api/report-error.ts'
import { tripOnceSent } from '../live/trip-once-sent.ts'
import { earlierUnsent, forgetUnsent, isTypedAnew } from '../live/unsent-trips.ts'
import { isOnline } from '../pwa/online.ts'

/** Every text that stands somewhere in what is stored. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Asks what has become of what earlier loads of the app have changed of a trip, and tells what was refused. */
async function tellOfTrip(id: string, uid: string): Promise<void> {
  const trip = await tripOnceSent(id)
  const changes = earlierUnsent(uid).filter(({ tripId }) => tripId === id)
  forgetUnsent(changes.map((change) => change.id))
  const there = new Set(textsOf(trip?.data()))
  // What was typed into a field twice counts as it was typed last.
  const typed: Readonly<Record<string, string>> = Object.assign({}, ...changes.map((change) => change.typed))
  const lost = Object.entries(typed).flatMap(([path, text]) =>
    text === '' || there.has(text) || isTypedAnew(id, path) ? [] : [text],
  )
  const mayEdit = ['owner', 'editor'].includes(String(trip?.get(`roles.${uid}`)))
  if (lost.length > 0) notify.refused('What you wrote last is not in the trip', lost.join('\n'))
  else if (!mayEdit) notify.error('Error', 'Failed to update trip')
}

/** Tells of changes of trips that the server has refused after the app was closed. Never rejects. */
export async function tellOfRefused(uid: string): Promise<void> {
  try {
    for (const id of new Set(earlierUnsent(uid).map(({ tripId }) => tripId))) await tellOfTrip(id, uid)
  } catch (error) {
    // The next load asks again.
    if (isOnline()) reportError(error, 'asking what has become of earlier changes')
  }
}
