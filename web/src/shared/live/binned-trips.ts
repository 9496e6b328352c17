import { LIMITS } from '@waymark/contract/limits'
import { deleteDoc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore'
import { tripRef } from './trips.ts'

// direct: the owner only, works offline

const DAY_MS = 24 * 60 * 60 * 1_000

const setPurgeAt = (id: string, purgeAt: Timestamp | null): Promise<void> =>
  updateDoc(tripRef(id), { purgeAt, updatedAt: serverTimestamp() })

export const putIntoBin = (id: string): Promise<void> =>
  setPurgeAt(id, Timestamp.fromMillis(Date.now() + LIMITS.binDays * DAY_MS))

export const takeOutOfBin = (id: string): Promise<void> => setPurgeAt(id, null)

/** Deletes permanently. */
export const deleteTrip = (id: string): Promise<void> => deleteDoc(tripRef(id))
