import { aTrip } from '@waymark/contract/fixtures/trips'
import { LIMITS } from '@waymark/contract/limits'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore'
import { stored } from './env.ts'
import { whoDoesWhat } from './who-does-what.ts'

const shared = { memberIds: ['ann', 'ben', 'vic'], roles: { ann: 'owner', ben: 'editor', vic: 'viewer' } } as const
const planning = { progress: { state: 'planning', daysReady: 0, daysTotal: 1 } } as const

const SEED = {
  'trips/trip-1': aTrip({ ...shared, memberIds: [...shared.memberIds] }),
  'trips/in-planning': aTrip(planning),
}

const trip = (db: Firestore) => doc(db, 'trips/trip-1')
const update = (changes: Record<string, unknown>) => (db: Firestore) => updateDoc(trip(db), changes)
const listOf = (uid: string) => (db: Firestore) =>
  getDocs(query(collection(db, 'trips'), where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc')))

whoDoesWhat('trips', SEED, [
  { who: 'the owner', does: 'reads the trip', as: 'ann', act: (db) => getDoc(trip(db)), may: true },
  { who: 'a member', does: 'reads the trip', as: 'ben', act: (db) => getDoc(trip(db)), may: true },
  { who: 'somebody else', does: 'reads the trip', as: 'eve', act: (db) => getDoc(trip(db)), may: false },
  { who: 'an admin', does: 'reads the trip', as: { admin: 'root' }, act: (db) => getDoc(trip(db)), may: false },
  { who: 'who is signed out', does: 'reads the trip', as: null, act: (db) => getDoc(trip(db)), may: false },

  { who: 'a traveller', does: 'lists the own trips', as: 'ben', act: listOf('ben'), may: true },
  { who: 'a traveller', does: 'lists the trips of another', as: 'ben', act: listOf('ann'), may: false },
  { who: 'a traveller', does: 'lists all trips', as: 'ben', act: (db) => getDocs(collection(db, 'trips')), may: false },

  {
    who: 'a traveller',
    does: 'creates a trip past the API',
    as: 'ann',
    act: (db) => setDoc(doc(db, 'trips/new'), stored(aTrip())),
    may: false,
  },

  { who: 'the owner', does: 'renames', as: 'ann', act: update({ title: 'Our spring' }), may: true },
  { who: 'a member', does: 'renames', as: 'ben', act: update({ title: 'Our spring' }), may: true },
  { who: 'somebody else', does: 'renames', as: 'eve', act: update({ title: 'Our spring' }), may: false },
  { who: 'who is signed out', does: 'renames', as: null, act: update({ title: 'Our spring' }), may: false },
  {
    who: 'a member',
    does: 'gives the longest title',
    as: 'ben',
    act: update({ title: 'x'.repeat(LIMITS.title) }),
    may: true,
  },
  {
    who: 'a member',
    does: 'gives a longer title',
    as: 'ben',
    act: update({ title: 'x'.repeat(LIMITS.title + 1) }),
    may: false,
  },
  { who: 'a member', does: 'gives a blank title', as: 'ben', act: update({ title: '  ' }), may: false },
  { who: 'a member', does: 'gives a title that is no text', as: 'ben', act: update({ title: 5 }), may: false },
  { who: 'a member', does: 'removes the title', as: 'ben', act: update({ title: deleteField() }), may: false },
  {
    who: 'a member',
    does: 'renames with the time of the server',
    as: 'ben',
    act: update({ title: 'Our spring', updatedAt: serverTimestamp() }),
    may: true,
  },
  {
    who: 'a member',
    does: 'renames with a time of their own',
    as: 'ben',
    act: update({ title: 'Our spring', updatedAt: Timestamp.fromMillis(0) }),
    may: false,
  },

  { who: 'a viewer', does: 'renames', as: 'vic', act: update({ title: 'Our spring' }), may: false },
  { who: 'a viewer', does: 'reads the trip', as: 'vic', act: (db) => getDoc(trip(db)), may: true },
  {
    who: 'a member',
    does: 'renames while the days are being planned',
    as: 'ann',
    act: (db) => updateDoc(doc(db, 'trips/in-planning'), { title: 'Soon' }),
    may: true,
  },
  {
    who: 'a member',
    does: 'edits the days past their stops',
    as: 'ben',
    act: update({ 'itinerary.dailyItinerary': [] }),
    may: false,
  },
  { who: 'a member', does: 'edits the tips', as: 'ben', act: update({ 'itinerary.tips': ['x'] }), may: false },
  { who: 'a member', does: 'adds a field', as: 'ben', act: update({ title: 'Our spring', note: 'x' }), may: false },
  {
    who: 'a member',
    does: 'takes the trip',
    as: 'ben',
    act: update({ title: 'Our spring', userId: 'ben' }),
    may: false,
  },
  { who: 'the owner', does: 'gives the trip away', as: 'ann', act: update({ userId: 'ben' }), may: false },
  {
    who: 'the owner',
    does: 'lets somebody in',
    as: 'ann',
    act: update({ memberIds: ['ann', 'ben', 'eve'] }),
    may: false,
  },
  { who: 'a member', does: 'takes a role', as: 'ben', act: update({ 'roles.ben': 'owner' }), may: false },
  { who: 'the owner', does: 'sets the progress', as: 'ann', act: update({ 'progress.daysReady': 0 }), may: false },

  { who: 'the owner', does: 'deletes', as: 'ann', act: (db) => deleteDoc(trip(db)), may: true },
  { who: 'a member', does: 'deletes', as: 'ben', act: (db) => deleteDoc(trip(db)), may: false },
  { who: 'somebody else', does: 'deletes', as: 'eve', act: (db) => deleteDoc(trip(db)), may: false },
  { who: 'who is signed out', does: 'deletes', as: null, act: (db) => deleteDoc(trip(db)), may: false },
])
