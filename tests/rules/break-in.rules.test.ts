import { aTrip } from '@waymark/contract/fixtures/trips'
import {
  arrayUnion,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  FieldPath,
  type Firestore,
  getAggregateFromServer,
  getDocs,
  increment,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  sum,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import { whoDoesWhat, type Row } from './who-does-what.ts'

const SEED = {
  'trips/of-ann': aTrip(),
  'trips/of-eve': aTrip({ userId: 'eve', memberIds: ['eve'], roles: { eve: 'owner' } }),
}

const trips = (db: Firestore) => collection(db, 'trips')
const own = (db: Firestore) => doc(db, 'trips/of-eve')
const other = (db: Firestore) => doc(db, 'trips/of-ann')
const ownTrips = (db: Firestore) => query(trips(db), where('memberIds', 'array-contains', 'eve'))

const eve = (does: string, act: Row['act'], may: boolean): Row => ({ who: 'eve', does, as: 'eve', act, may })

whoDoesWhat('trips of others', SEED, [
  eve('counts the own', (db) => getAggregateFromServer(ownTrips(db), { all: count() }), true),
  eve('counts all', (db) => getAggregateFromServer(trips(db), { all: count() }), false),
  eve('adds up fields of all', (db) => getAggregateFromServer(trips(db), { days: sum('progress.daysReady') }), false),
  eve('asks for ids', (db) => getDocs(query(trips(db), where(documentId(), 'in', ['of-eve', 'of-ann']))), false),
  eve(
    'asks for the own id among the own',
    (db) => getDocs(query(ownTrips(db), where(documentId(), '==', 'of-eve'))),
    true,
  ),
  eve(
    'asks for those of two people',
    (db) => getDocs(query(trips(db), where('memberIds', 'array-contains-any', ['eve', 'ann']))),
    false,
  ),
  eve(
    'asks for those of one person in a list',
    (db) => getDocs(query(trips(db), where('memberIds', 'array-contains-any', ['eve']))),
    true,
  ),
  eve('asks for the group', (db) => getDocs(query(collectionGroup(db, 'trips'), where('userId', '==', 'eve'))), false),
  eve('asks for the notices of everybody', (db) => getDocs(collectionGroup(db, 'notices')), false),
  eve('asks for the favourites of everybody', (db) => getDocs(collectionGroup(db, 'favourites')), false),
  eve('asks for the keys of everybody', (db) => getDocs(collectionGroup(db, 'private')), false),

  eve(
    'reads the own in a transaction',
    (db) => runTransaction(db, async (transaction) => void (await transaction.get(own(db)))),
    true,
  ),
  eve(
    'reads another in a transaction',
    (db) => runTransaction(db, async (transaction) => void (await transaction.get(other(db)))),
    false,
  ),
  eve('renames the own in a batch', (db) => writeBatch(db).update(own(db), { title: 'x' }).commit(), true),
  eve(
    'renames the own and another in a batch',
    (db) => writeBatch(db).update(own(db), { title: 'x' }).update(other(db), { title: 'x' }).commit(),
    false,
  ),
  eve(
    'moves the own to another by deleting and making it',
    (db) => writeBatch(db).delete(own(db)).set(own(db), { userId: 'ann' }).commit(),
    false,
  ),

  eve('stamps the change', (db) => updateDoc(own(db), { updatedAt: serverTimestamp() }), true),
  eve('stamps the making', (db) => updateDoc(own(db), { createdAt: serverTimestamp() }), false),
  eve('joins', (db) => updateDoc(other(db), { memberIds: arrayUnion('eve') }), false),
  eve('lets another join', (db) => updateDoc(own(db), { memberIds: arrayUnion('ann') }), false),
  eve('counts on', (db) => updateDoc(own(db), { 'progress.daysReady': increment(1) }), false),
  eve('makes the title a time', (db) => updateDoc(own(db), { title: serverTimestamp() }), false),
  eve('names a field with a dot', (db) => updateDoc(own(db), new FieldPath('roles.ann'), 'owner'), false),
  eve('gives a role', (db) => updateDoc(own(db), new FieldPath('roles', 'ann'), 'owner'), false),
  eve('puts the whole in place of the whole', (db) => setDoc(own(db), { title: 'x' }), false),
  eve('writes the title alone', (db) => setDoc(own(db), { title: 'x' }, { merge: true }), true),
  eve('writes beside the trips', (db) => setDoc(doc(db, 'anything/else'), { a: 1 }), false),
  eve('writes below the own', (db) => setDoc(doc(db, 'trips/of-eve/below/it'), { a: 1 }), false),
])
