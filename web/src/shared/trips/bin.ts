import { deleteTrip, putIntoBin, takeOutOfBin } from '../live/binned-trips.ts'
import { queueWrite, toastOnceSafe, toastUndoable } from '../messages/queue-write.ts'

/** Moves a trip to the bin. It can be restored from the toast, and for 30 days from the dashboard. */
export function binTrip(id: string): void {
  const outcome = queueWrite('Failed to delete trip', putIntoBin(id))
  toastUndoable(outcome, 'Trip deleted successfully', () => void queueWrite('Failed to restore trip', takeOutOfBin(id)))
}

export function restoreTrip(id: string): void {
  toastOnceSafe(queueWrite('Failed to restore trip', takeOutOfBin(id)), 'Trip restored')
}

export function deleteTripForGood(id: string): void {
  toastOnceSafe(queueWrite('Failed to delete trip', deleteTrip(id)), 'Trip deleted for good')
}
