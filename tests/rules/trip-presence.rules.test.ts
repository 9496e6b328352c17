import { aPresence, aTripOfStops } from '@waymark/contract/fixtures/trips'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore'
import { whoDoesWhat, type Row } from './who-does-what.ts'

const SEED = {
  'trips/trip-1': aTripOfStops({ memberIds: ['ann', 'vic'], roles: { ann: 'owner', vic: 'viewer' } }),
  'trips/trip-1/presence/ann': aPresence(),
  // Somebody who was on the trip a moment ago.
  'trips/trip-1/presence/eve': aPresence({ id: 'eve' }),
}

const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000)
const at = (db: Firestore, uid: string, trip = 'trip-1') => doc(db, `trips/${trip}/presence/${uid}`)
const say =
  (uid: string, changes: Record<string, unknown> = {}, trip?: string) =>
  (db: Firestore) =>
    setDoc(at(db, uid, trip), { day: 1, seenAt: serverTimestamp(), expiresAt: inMinutes(10), ...changes })

const row = (may: boolean, as: string | null, does: string, act: Row['act']): Row => ({
  who: as ?? 'who is signed out',
  does,
  as,
  act,
  may,
})
const may = (as: string | null, does: string, act: Row['act']) => row(true, as, does, act)
const mayNot = (as: string | null, does: string, act: Row['act']) => row(false, as, does, act)

whoDoesWhat('presence', SEED, [
  may('vic', 'sees who is there', (db) => getDocs(collection(db, 'trips/trip-1/presence'))),
  mayNot('eve', 'sees who is there', (db) => getDocs(collection(db, 'trips/trip-1/presence'))),
  mayNot(null, 'sees who is there', (db) => getDocs(collection(db, 'trips/trip-1/presence'))),
  may('vic', 'sees one', (db) => getDoc(at(db, 'ann'))),
  mayNot('eve', 'sees one', (db) => getDoc(at(db, 'eve'))),
  may('vic', 'says to be there', say('vic')),
  may('ann', 'says so again', say('ann')),
  may('vic', 'looks at no day', say('vic', { day: null })),
  may('vic', 'looks at the last day', say('vic', { day: 30 })),
  may('vic', 'looks at the first day', say('vic', { day: 1 })),
  mayNot('vic', 'looks at the day before it', say('vic', { day: 0 })),
  mayNot('vic', 'looks at a day too many', say('vic', { day: 31 })),
  mayNot('vic', 'looks at half a day', say('vic', { day: 1.5 })),
  mayNot('vic', 'looks at a text', say('vic', { day: '1' })),
  mayNot('vic', 'says it of another', say('ann')),
  mayNot('eve', 'says to be there', say('eve')),
  mayNot(null, 'says to be there', say('vic')),
  mayNot('vic', 'says to be on a trip that is not there', say('vic', {}, 'nowhere')),
  mayNot('vic', 'was there at another time', say('vic', { seenAt: inMinutes(-1) })),
  may('vic', 'stays for fourteen minutes and a half', say('vic', { expiresAt: inMinutes(14.5) })),
  mayNot('vic', 'stays for fifteen minutes and a half', say('vic', { expiresAt: inMinutes(15.5) })),
  mayNot('vic', 'stays for an hour', say('vic', { expiresAt: inMinutes(60) })),
  mayNot('vic', 'has left already', say('vic', { expiresAt: inMinutes(-1) })),
  mayNot('vic', 'stays until a text', say('vic', { expiresAt: 'soon' })),
  mayNot('vic', 'says more', say('vic', { note: 'x' })),
  ...['day', 'seenAt', 'expiresAt'].map((field) =>
    mayNot('vic', `says another field for ${field}`, (db) => {
      const { [field]: _left, ...others } = { day: 1, seenAt: serverTimestamp(), expiresAt: inMinutes(10) } as Record<
        string,
        unknown
      >
      return setDoc(at(db, 'vic'), { ...others, note: null })
    }),
  ),
  mayNot('ann', 'takes the day away', (db) =>
    updateDoc(at(db, 'ann'), { seenAt: serverTimestamp(), expiresAt: inMinutes(10), day: deleteField() }),
  ),
  mayNot('ann', 'takes the end away', (db) =>
    updateDoc(at(db, 'ann'), { seenAt: serverTimestamp(), expiresAt: deleteField() }),
  ),
  may('ann', 'leaves', (db) => deleteDoc(at(db, 'ann'))),
  may('eve', 'leaves, being no member any more', (db) => deleteDoc(at(db, 'eve'))),
  mayNot('vic', 'makes another leave', (db) => deleteDoc(at(db, 'ann'))),
])
