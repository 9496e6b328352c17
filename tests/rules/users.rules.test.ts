import { aNotice } from '@waymark/contract/fixtures/notices'
import { aUser } from '@waymark/contract/fixtures/users'
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
} from 'firebase/firestore'
import { stored } from './env.ts'
import { whoDoesWhat } from './who-does-what.ts'

const keyring = {
  kdf: 'PBKDF2-SHA-256',
  iterations: 600_000,
  salt: 'c2FsdA',
  byPassphrase: 'a2V5',
  byRecoveryCode: 'a2V5',
}
const notice = aNotice()

const SEED = {
  'users/ann': aUser(),
  'users/ann/private/vault': { ...keyring, updatedAt: '2026-05-01T08:00:00.000Z' },
  'users/ann/notices/new': notice,
  'users/ann/notices/old': { ...notice, readAt: '2026-05-02T08:00:00.000Z' },
}

const profile = (db: Firestore) => doc(db, 'users/ann')
const vault = (uid: string) => (db: Firestore) => doc(db, 'users', uid, 'private/vault')
const saveKeys =
  (uid: string, changes: Record<string, unknown> = {}) =>
  (db: Firestore) =>
    setDoc(vault(uid)(db), { ...keyring, updatedAt: serverTimestamp(), ...changes })
const read = (id: string) => (db: Firestore) =>
  updateDoc(doc(db, 'users/ann/notices', id), { readAt: serverTimestamp() })
const notices = (db: Firestore) => getDocs(query(collection(db, 'users/ann/notices'), orderBy('createdAt', 'desc')))

whoDoesWhat('users', 'demo-rules-users', SEED, [
  { who: 'a user', does: 'reads the own profile', as: 'ann', act: (db) => getDoc(profile(db)), may: true },
  { who: 'somebody else', does: 'reads a profile', as: 'eve', act: (db) => getDoc(profile(db)), may: false },
  { who: 'an admin', does: 'reads a profile', as: { admin: 'root' }, act: (db) => getDoc(profile(db)), may: true },
  { who: 'who is signed out', does: 'reads a profile', as: null, act: (db) => getDoc(profile(db)), may: false },
  {
    who: 'an admin',
    does: 'lists the users',
    as: { admin: 'root' },
    act: (db) => getDocs(collection(db, 'users')),
    may: true,
  },
  { who: 'a user', does: 'lists the users', as: 'ann', act: (db) => getDocs(collection(db, 'users')), may: false },
  {
    who: 'a user',
    does: 'changes the own profile',
    as: 'ann',
    act: (db) => updateDoc(profile(db), { location: 'Rome' }),
    may: false,
  },
  {
    who: 'a user',
    does: 'makes an admin of oneself',
    as: 'ann',
    act: (db) => updateDoc(profile(db), { isAdmin: true }),
    may: false,
  },
  {
    who: 'an admin',
    does: 'changes a profile',
    as: { admin: 'root' },
    act: (db) => updateDoc(profile(db), { isAdmin: true }),
    may: false,
  },
  {
    who: 'a new user',
    does: 'writes a profile',
    as: 'eve',
    act: (db) => setDoc(doc(db, 'users/eve'), stored(aUser())),
    may: false,
  },
  { who: 'a user', does: 'deletes the own profile', as: 'ann', act: (db) => deleteDoc(profile(db)), may: false },
])

whoDoesWhat('vault keys', 'demo-rules-vault', SEED, [
  { who: 'a user', does: 'reads the own keys', as: 'ann', act: (db) => getDoc(vault('ann')(db)), may: true },
  { who: 'somebody else', does: 'reads keys', as: 'eve', act: (db) => getDoc(vault('ann')(db)), may: false },
  { who: 'an admin', does: 'reads keys', as: { admin: 'root' }, act: (db) => getDoc(vault('ann')(db)), may: false },
  { who: 'who is signed out', does: 'reads keys', as: null, act: (db) => getDoc(vault('ann')(db)), may: false },
  { who: 'a user', does: 'stores the first keys', as: 'ben', act: saveKeys('ben'), may: true },
  { who: 'somebody else', does: 'stores the first keys', as: 'eve', act: saveKeys('ben'), may: false },
  { who: 'a user', does: 'wraps the keys anew', as: 'ann', act: saveKeys('ann', { byPassphrase: 'bmV3' }), may: true },
  {
    who: 'a user',
    does: 'stores keys with a field too many',
    as: 'ann',
    act: saveKeys('ann', { plain: 'a2V5' }),
    may: false,
  },
  {
    who: 'a user',
    does: 'stores keys without a recovery code',
    as: 'ann',
    act: (db) => updateDoc(vault('ann')(db), { byRecoveryCode: deleteField() }),
    may: false,
  },
  {
    who: 'a user',
    does: 'stores the longest wrapped key',
    as: 'ann',
    act: saveKeys('ann', { byPassphrase: 'x'.repeat(2000) }),
    may: true,
  },
  {
    who: 'a user',
    does: 'stores a longer wrapped key',
    as: 'ann',
    act: saveKeys('ann', { byPassphrase: 'x'.repeat(2001) }),
    may: false,
  },
  {
    who: 'a user',
    does: 'stores rounds as text',
    as: 'ann',
    act: saveKeys('ann', { iterations: '600000' }),
    may: false,
  },
  {
    who: 'a user',
    does: 'stores keys with another time',
    as: 'ann',
    act: saveKeys('ann', { updatedAt: Timestamp.fromMillis(0) }),
    may: false,
  },
  { who: 'a user', does: 'deletes the own keys', as: 'ann', act: (db) => deleteDoc(vault('ann')(db)), may: false },
  {
    who: 'a user',
    does: 'stores another private document',
    as: 'ann',
    act: (db) => setDoc(doc(db, 'users/ann/private/other'), { ...keyring, updatedAt: serverTimestamp() }),
    may: false,
  },
])

whoDoesWhat('notices', 'demo-rules-notices', SEED, [
  { who: 'a user', does: 'reads the own notices', as: 'ann', act: notices, may: true },
  { who: 'somebody else', does: 'reads notices', as: 'eve', act: notices, may: false },
  { who: 'an admin', does: 'reads notices', as: { admin: 'root' }, act: notices, may: false },
  { who: 'who is signed out', does: 'reads notices', as: null, act: notices, may: false },
  { who: 'a user', does: 'marks a notice as read', as: 'ann', act: read('new'), may: true },
  { who: 'somebody else', does: 'marks a notice as read', as: 'eve', act: read('new'), may: false },
  { who: 'a user', does: 'marks a notice as read twice', as: 'ann', act: read('old'), may: false },
  {
    who: 'a user',
    does: 'marks a notice as read long ago',
    as: 'ann',
    act: (db) => updateDoc(doc(db, 'users/ann/notices/new'), { readAt: Timestamp.fromMillis(0) }),
    may: false,
  },
  {
    who: 'a user',
    does: 'changes what a notice says',
    as: 'ann',
    act: (db) => updateDoc(doc(db, 'users/ann/notices/new'), { readAt: serverTimestamp(), text: 'x' }),
    may: false,
  },
  {
    who: 'a user',
    does: 'writes a notice',
    as: 'ann',
    act: (db) => setDoc(doc(db, 'users/ann/notices/own'), notice),
    may: false,
  },
  {
    who: 'a user',
    does: 'deletes a notice',
    as: 'ann',
    act: (db) => deleteDoc(doc(db, 'users/ann/notices/new')),
    may: false,
  },
])
