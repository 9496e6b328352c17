import { aBooking } from '@waymark/contract/fixtures/bookings'
import { aVaultDocument } from '@waymark/contract/fixtures/documents'
import { aScanResult } from '@waymark/contract/fixtures/scans'
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { whoDoesWhat, type Row } from './who-does-what.ts'

/** The lines that hold for every collection whose documents belong to one user and are written by the API. */
function ownedRows(name: string, adminsRead: boolean): Row[] {
  const one = (db: Firestore) => doc(db, name, 'one')
  const get = (db: Firestore) => getDoc(one(db))
  const listOf = (uid: string) => (db: Firestore) =>
    getDocs(query(collection(db, name), where('userId', '==', uid), orderBy('createdAt', 'desc')))
  const all = (db: Firestore) => getDocs(collection(db, name))
  const create = (db: Firestore) => setDoc(doc(db, name, 'new'), { userId: 'ann' })
  const update = (db: Firestore) => updateDoc(one(db), { note: 'x' })
  return [
    { who: 'the owner', does: 'reads', as: 'ann', act: get, may: true },
    { who: 'somebody else', does: 'reads', as: 'eve', act: get, may: false },
    { who: 'who is signed out', does: 'reads', as: null, act: get, may: false },
    { who: 'an admin', does: 'reads', as: { admin: 'root' }, act: get, may: adminsRead },
    { who: 'the owner', does: 'lists the own', as: 'ann', act: listOf('ann'), may: true },
    { who: 'the owner', does: 'lists those of another', as: 'ann', act: listOf('eve'), may: false },
    { who: 'the owner', does: 'lists all', as: 'ann', act: all, may: false },
    { who: 'an admin', does: 'lists all', as: { admin: 'root' }, act: all, may: adminsRead },
    { who: 'the owner', does: 'creates past the API', as: 'ann', act: create, may: false },
    { who: 'the owner', does: 'changes past the API', as: 'ann', act: update, may: false },
    { who: 'an admin', does: 'changes past the API', as: { admin: 'root' }, act: update, may: false },
  ]
}

const deletes = (name: string) => (db: Firestore) => deleteDoc(doc(db, name, 'one'))

const keepsPlace = (uid: string) => (db: Firestore) =>
  setDoc(doc(db, 'scanResults/new'), { ...aScanResult({ userId: uid }), createdAt: serverTimestamp() })
const pointsAt = (path: string) => (db: Firestore) =>
  updateDoc(doc(db, 'scanResults/one'), { image: { path, contentType: 'image/jpeg' } })

whoDoesWhat('scanResults', { 'scanResults/one': aScanResult() }, [
  ...ownedRows('scanResults', false),
  { who: 'the owner', does: 'keeps a whole place past the API', as: 'ann', act: keepsPlace('ann'), may: false },
  { who: 'the owner', does: 'points at the photo of another', as: 'ann', act: pointsAt('scans/eve/1'), may: false },
  { who: 'the owner', does: 'deletes', as: 'ann', act: deletes('scanResults'), may: true },
  { who: 'somebody else', does: 'deletes', as: 'eve', act: deletes('scanResults'), may: false },
  { who: 'an admin', does: 'deletes', as: { admin: 'root' }, act: deletes('scanResults'), may: false },
  { who: 'who is signed out', does: 'deletes', as: null, act: deletes('scanResults'), may: false },
])

const keepsDocument = (uid: string) => (db: Firestore) =>
  setDoc(doc(db, 'documents/new'), { ...aVaultDocument({ userId: uid }), createdAt: serverTimestamp() })
const changesDocument = (fields: object) => (db: Firestore) => updateDoc(doc(db, 'documents/one'), { ...fields })
const pastTheApi = (does: string, fields: object): Row => ({
  who: 'the owner',
  does: `${does} past the API`,
  as: 'ann',
  act: changesDocument(fields),
  may: false,
})

whoDoesWhat('documents', { 'documents/one': aVaultDocument() }, [
  ...ownedRows('documents', false),
  { who: 'the owner', does: 'keeps a whole document past the API', as: 'ann', act: keepsDocument('ann'), may: false },
  { who: 'somebody else', does: 'puts a document into a vault', as: 'eve', act: keepsDocument('ann'), may: false },
  pastTheApi('calls it verified', { verified: true }),
  pastTheApi('points at the file of another', { 'file.path': 'vault/eve/1' }),
  pastTheApi('gives it away', { userId: 'eve' }),
  pastTheApi('changes its details', { 'envelope.details': 'bmV3' }),
  pastTheApi('brings it back from being deleted', { status: 'ready' }),
  { who: 'somebody else', does: 'takes it over', as: 'eve', act: changesDocument({ userId: 'eve' }), may: false },
  { who: 'the owner', does: 'deletes past the API', as: 'ann', act: deletes('documents'), may: false },
  { who: 'somebody else', does: 'deletes past the API', as: 'eve', act: deletes('documents'), may: false },
  { who: 'an admin', does: 'deletes past the API', as: { admin: 'root' }, act: deletes('documents'), may: false },
])

const confirms = (db: Firestore) => updateDoc(doc(db, 'bookings/one'), { status: 'confirmed', totalPriceCents: 1 })
const booksFree = (db: Firestore) =>
  setDoc(doc(db, 'bookings/new'), { ...aBooking({ totalPriceCents: 0 }), createdAt: serverTimestamp() })

whoDoesWhat('bookings', { 'bookings/one': aBooking() }, [
  ...ownedRows('bookings', true),
  { who: 'the owner', does: 'confirms it for a cent past the API', as: 'ann', act: confirms, may: false },
  { who: 'the owner', does: 'makes a whole booking past the API', as: 'ann', act: booksFree, may: false },
  { who: 'the owner', does: 'deletes past the API', as: 'ann', act: deletes('bookings'), may: false },
])
