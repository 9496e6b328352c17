import { aKeyring, aPasskey } from '@waymark/contract/fixtures/documents'
import { aPackingList } from '@waymark/contract/fixtures/packing'
import { aTripOfStops } from '@waymark/contract/fixtures/trips'
import { aNotification, aFavourite, aUser } from '@waymark/contract/fixtures/users'
import { PRIVATE } from '@waymark/contract/firestore'
import { LIMITS } from '@waymark/contract/limits'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  documentId,
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
  writeBatch,
} from 'firebase/firestore'
import { stored } from './env.ts'
import { type Row, whoDoesWhat } from './who-does-what.ts'

const OTHER_KEY = 'another_key_-567890123'
const { id: _id, ...keyring } = aKeyring()
/** setDoc takes no deleteField(): what is to be deleted is left out. */
const NONE = deleteField()
const withPasskey = { ...keyring, passkeys: [aPasskey()] }
/** As long as a wrapped key is. */
const ANOTHER = 'bmV3'.repeat(20)
const ARGON2ID = { kdf: 'Argon2id', iterations: NONE, memory: 65_536, passes: 3 }
const sealed = { keyId: keyring.keyId, sealed: 'c2VhbGVk' }
const PASSPORT_TIMES = { updatedAt: '2026-05-01T08:00:00.000Z' }
const notice = aNotification()

/** What a vault holds, as its key has encrypted it; dan has a keyring and no index yet. */
const vaultIndex = {
  keyId: keyring.keyId,
  revision: 4,
  sealed: 'c2VhbGVkLWluZGV4',
  updatedAt: '2026-05-01T08:00:00.000Z',
}

const REVOKED_AT = 1_790_000_000
const before = { uid: 'dan', signedInSecond: REVOKED_AT - 1 }
const since = { uid: 'dan', signedInSecond: REVOKED_AT }

const SEED = {
  'users/ann': aUser(),
  'users/ann/private/vault': withPasskey,
  'users/ann/private/vaultIndex': vaultIndex,
  'users/ann/private/passport': { number: null, sealed, ...PASSPORT_TIMES },
  'users/ben/private/passport': { number: 'X1234567', sealed: null, ...PASSPORT_TIMES },
  'users/ann/formerKeyrings/one': { replacedBy: 'reset', keyring },
  'users/ann/notices/new': notice,
  'users/ann/favourites/stay_old': aFavourite({ id: 'stay_old', itemId: 'old' }),
  'users/dan': aUser(),
  'users/dan/private/revocation': { validSince: REVOKED_AT },
  'users/ann/notices/old': { ...notice, readAt: '2026-05-02T08:00:00.000Z' },
}

const profile = (db: Firestore) => doc(db, 'users/ann')
const vault = (uid: string) => (db: Firestore) => doc(db, 'users', uid, 'private/vault')
const withoutDeleted = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== NONE))
const saveKeys =
  (uid: string, changes: Record<string, unknown> = {}) =>
  (db: Firestore) =>
    setDoc(vault(uid)(db), withoutDeleted({ ...keyring, updatedAt: serverTimestamp(), ...changes }))
const read = (id: string) => (db: Firestore) =>
  updateDoc(doc(db, 'users/ann/notices', id), { readAt: serverTimestamp() })
const favourites = (db: Firestore) =>
  getDocs(query(collection(db, 'users/ann/favourites'), orderBy('createdAt', 'desc')))
const mark =
  (changes: Record<string, unknown> = {}, id = 'stay_new') =>
  (db: Firestore) =>
    setDoc(
      doc(db, 'users/ann/favourites', id),
      withoutDeleted({
        ...stored(aFavourite({ itemId: id.replace(/^\w+?_/, '') })),
        createdAt: serverTimestamp(),
        ...changes,
      }),
    )
const unmark = (db: Firestore) => deleteDoc(doc(db, 'users/ann/favourites/stay_old'))
const notices = (db: Firestore) => getDocs(query(collection(db, 'users/ann/notices'), orderBy('createdAt', 'desc')))

whoDoesWhat('users', SEED, [
  { who: 'a user', does: 'reads the own profile', as: 'ann', act: (db) => getDoc(profile(db)), may: true },
  { who: 'somebody else', does: 'reads a profile', as: 'eve', act: (db) => getDoc(profile(db)), may: false },
  { who: 'an admin', does: 'reads a profile', as: { admin: 'root' }, act: (db) => getDoc(profile(db)), may: false },
  { who: 'who is signed out', does: 'reads a profile', as: null, act: (db) => getDoc(profile(db)), may: false },
  {
    who: 'an admin',
    does: 'lists the users',
    as: { admin: 'root' },
    act: (db) => getDocs(collection(db, 'users')),
    may: false,
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

const wraps = (does: string, changes: Record<string, unknown>): Row => ({
  who: 'a user',
  does: `wraps the key anew ${does}`,
  as: 'ann',
  act: saveKeys('ann', changes),
  may: false,
})
const begins = (does: string, changes: Record<string, unknown>, may: boolean): Row => ({
  who: 'a user',
  does: `begins a vault ${does}`,
  as: 'ben',
  act: saveKeys('ben', changes),
  may,
})

whoDoesWhat('vault keys', SEED, [
  { who: 'a user', does: 'reads the own keys', as: 'ann', act: (db) => getDoc(vault('ann')(db)), may: true },
  {
    who: 'a user',
    does: 'looks for keys that are not there',
    as: 'ben',
    act: (db) => getDoc(vault('ben')(db)),
    may: true,
  },
  { who: 'somebody else', does: 'reads keys', as: 'eve', act: (db) => getDoc(vault('ann')(db)), may: false },
  { who: 'somebody else', does: 'looks for keys', as: 'eve', act: (db) => getDoc(vault('ben')(db)), may: false },
  { who: 'an admin', does: 'reads keys', as: { admin: 'root' }, act: (db) => getDoc(vault('ann')(db)), may: false },
  { who: 'who is signed out', does: 'reads keys', as: null, act: (db) => getDoc(vault('ann')(db)), may: false },
  ...[
    'users/ann',
    ...[PRIVATE.keyring, PRIVATE.passport, PRIVATE.index, PRIVATE.revocation, PRIVATE.signIn, PRIVATE.secondFactor].map(
      (id) => `users/ann/private/${id}`,
    ),
  ].map((path): Row => ({
    who: 'a user',
    does: `lists ${path} by its name`,
    as: 'ann',
    act: (db) => {
      const { parent, id } = doc(db, path)
      return getDocs(query(parent, where(documentId(), '==', id)))
    },
    may: false,
  })),
  {
    who: 'a user',
    does: 'lists what is private',
    as: 'ann',
    act: (db) => getDocs(collection(db, 'users/ann/private')),
    may: false,
  },
  { who: 'a user', does: 'stores the first keys', as: 'ben', act: saveKeys('ben'), may: true },
  { who: 'somebody else', does: 'stores the first keys', as: 'eve', act: saveKeys('ben'), may: false },
  { who: 'an admin', does: 'stores the first keys', as: { admin: 'root' }, act: saveKeys('ben'), may: false },
  { who: 'who is signed out', does: 'stores the first keys', as: null, act: saveKeys('ben'), may: false },
  { who: 'somebody else', does: 'wraps the keys anew', as: 'eve', act: saveKeys('ann'), may: false },
  // What a stolen session would do. PUT /api/vault/passphrase and /recovery-code ask for a sign-in of now.
  wraps('by another passphrase', { byPassphrase: ANOTHER }),
  wraps('with another recovery code', { byRecoveryCode: ANOTHER }),
  wraps('both ways at once', { byPassphrase: ANOTHER, byRecoveryCode: ANOTHER }),
  wraps('with more rounds', { iterations: 1_200_000 }),
  wraps('as another key', { keyId: OTHER_KEY }),
  wraps('by a passkey, too', { passkeys: [aPasskey()] }),
  wraps('as it was', {}),
  begins('with no passkey', {}, true),
  begins('with a passkey', { passkeys: [aPasskey()] }, false),
  begins('with an empty list of passkeys', { passkeys: [] }, false),
  begins('with other wrapped keys', { byPassphrase: ANOTHER, byRecoveryCode: ANOTHER }, true),
  begins('with a key of its own', { keyId: OTHER_KEY }, true),
  begins('with a name of the key that is too short', { keyId: 'short' }, false),
  begins('without a name of the key', { keyId: NONE }, false),
  begins('with the fewest rounds', { iterations: 600_000 }, true),
  begins('with fewer rounds', { iterations: 599_999 }, false),
  begins('with the most rounds', { iterations: 10_000_000 }, true),
  begins('with more rounds', { iterations: 10_000_001 }, false),
  begins('with rounds as text', { iterations: '600000' }, false),
  begins('with a broken number of rounds', { iterations: 600_000.5 }, false),
  begins('by Argon2id', ARGON2ID, true),
  begins('by Argon2id with a broken size of memory', { ...ARGON2ID, memory: 65_536.5 }, false),
  begins('by Argon2id with a broken number of passes', { ...ARGON2ID, passes: 3.5 }, false),
  ...Object.keys({ ...keyring, ...ARGON2ID })
    .filter((field) => field !== 'iterations')
    .map((field) =>
      begins(`by Argon2id with another field for ${field}`, { ...ARGON2ID, [field]: NONE, plain: 'x' }, false),
    ),
  ...Object.keys(keyring).map((field) =>
    begins(`with another field for ${field}`, { [field]: NONE, plain: 'x' }, false),
  ),
  begins('with another derivation', { kdf: 'MD5' }, false),
  begins('without a salt', { salt: '' }, false),
  begins('with a salt that is no base64', { salt: 'sa lt' }, false),
  begins('with a salt of the signs of base64url', { salt: `${'x'.repeat(20)}-_` }, true),
  ...(['keyId', 'salt', 'byPassphrase', 'byRecoveryCode'] as const).map((field) =>
    begins(`with another sign in ${field}`, { [field]: `${keyring[field].slice(0, -1)}.` }, false),
  ),
  begins('with a longer wrapped key', { byPassphrase: 'x'.repeat(81) }, false),
  begins('with a shorter wrapped key', { byRecoveryCode: 'x'.repeat(79) }, false),
  begins('with a longer salt', { salt: 'x'.repeat(23) }, false),
  begins('with a wrapped key that is a list', { byPassphrase: ['a2V5'] }, false),
  begins('with a wrapped key that is not there', { byPassphrase: null }, false),
  begins('with a field too many', { plain: 'a2V5' }, false),
  begins('at another time', { updatedAt: Timestamp.fromMillis(0) }, false),
  {
    who: 'a user',
    does: 'adds a passkey to the own keys',
    as: 'ann',
    act: (db) => updateDoc(vault('ann')(db), { passkeys: [aPasskey()], updatedAt: serverTimestamp() }),
    may: false,
  },
  {
    who: 'a user',
    does: 'takes the passkeys from the own keys',
    as: 'ann',
    act: (db) => updateDoc(vault('ann')(db), { passkeys: deleteField() }),
    may: false,
  },
  {
    who: 'a user',
    does: 'takes the recovery code away',
    as: 'ann',
    act: (db) => updateDoc(vault('ann')(db), { byRecoveryCode: deleteField() }),
    may: false,
  },
  { who: 'a user', does: 'deletes the own keys', as: 'ann', act: (db) => deleteDoc(vault('ann')(db)), may: false },
  {
    who: 'a user',
    does: 'deletes the own keys and puts others there at once',
    as: 'ann',
    act: (db) => {
      const keys = { ...keyring, keyId: OTHER_KEY, updatedAt: serverTimestamp() }
      return writeBatch(db).delete(vault('ann')(db)).set(vault('ann')(db), keys).commit()
    },
    may: false,
  },
  {
    who: 'a user',
    does: 'stores another private document',
    as: 'ann',
    act: (db) => setDoc(doc(db, 'users/ann/private/other'), { ...keyring, updatedAt: serverTimestamp() }),
    may: false,
  },
])

whoDoesWhat('former vault keys', SEED, [
  ...(['ann', 'eve', { admin: 'root' }, null] as const).flatMap((as): Row[] => {
    const who = as === null ? 'who is signed out' : typeof as === 'string' ? `user ${as}` : 'an admin'
    return [
      { who, does: 'reads one', as, act: (db) => getDoc(doc(db, 'users/ann/formerKeyrings/one')), may: false },
      { who, does: 'lists them', as, act: (db) => getDocs(collection(db, 'users/ann/formerKeyrings')), may: false },
      { who, does: 'deletes one', as, act: (db) => deleteDoc(doc(db, 'users/ann/formerKeyrings/one')), may: false },
    ]
  }),
  { who: 'user ann', does: 'reads what she has now', as: 'ann', act: (db) => getDoc(vault('ann')(db)), may: true },
])

const passport = (uid: string) => (db: Firestore) => doc(db, 'users', uid, 'private/passport')
const readPassport = (uid: string) => (db: Firestore) => getDoc(passport(uid)(db))

whoDoesWhat('passport numbers', SEED, [
  { who: 'a user', does: 'reads the own one that is encrypted', as: 'ann', act: readPassport('ann'), may: true },
  { who: 'a user', does: 'reads the own one that is not encrypted', as: 'ben', act: readPassport('ben'), may: false },
  { who: 'a user', does: 'looks for one that is not there', as: 'eve', act: readPassport('eve'), may: true },
  { who: 'somebody else', does: 'looks for one', as: 'eve', act: readPassport('dan'), may: false },
  { who: 'somebody else', does: 'reads one that is encrypted', as: 'eve', act: readPassport('ann'), may: false },
  { who: 'an admin', does: 'reads one that is encrypted', as: { admin: 'root' }, act: readPassport('ann'), may: false },
  {
    who: 'an admin',
    does: 'reads one that is not encrypted',
    as: { admin: 'root' },
    act: readPassport('ben'),
    may: false,
  },
  { who: 'who is signed out', does: 'reads one', as: null, act: readPassport('ann'), may: false },
  {
    who: 'a user',
    does: 'writes the own one past the API',
    as: 'ann',
    act: (db) => setDoc(passport('ann')(db), { number: null, sealed, updatedAt: serverTimestamp() }),
    may: false,
  },
  {
    who: 'a user',
    does: 'deletes the own one past the API',
    as: 'ann',
    act: (db) => deleteDoc(passport('ann')(db)),
    may: false,
  },
])

/** What only the server writes of an account, by its path; gil has none of it yet. */
const OF_THE_SERVER: Readonly<Record<string, object>> = {
  'private/passport': { number: null, sealed, ...PASSPORT_TIMES },
  'private/revocation': { validSince: 0 },
  'private/secondFactor': { passed: [1], secret: 'GEZDGNBVGY3TQOJQ', lastStep: 1 },
  'private/signIn': { email: null, providers: [] },
  'formerKeyrings/one': { replacedBy: 'reset', keyring },
  'sessions/one': { device: 'Chrome on Linux', authTimes: [1] },
  'notices/one': notice,
}

whoDoesWhat(
  'what only the server writes',
  Object.fromEntries(Object.entries(OF_THE_SERVER).map(([path, fields]) => [`users/hal/${path}`, fields])),
  [
    ...Object.entries(OF_THE_SERVER).flatMap(([path, fields]): Row[] => [
      {
        who: 'a user',
        does: `makes the own ${path}`,
        as: 'gil',
        act: (db) => setDoc(doc(db, `users/gil/${path}`), stored(fields)),
        may: false,
      },
      {
        who: 'a user',
        does: `changes the own ${path}`,
        as: { uid: 'hal', signedInSecond: 1 },
        act: (db) => updateDoc(doc(db, `users/hal/${path}`), { note: 'x' }),
        may: false,
      },
      {
        who: 'a user',
        does: `deletes the own ${path}`,
        as: { uid: 'hal', signedInSecond: 1 },
        act: (db) => deleteDoc(doc(db, `users/hal/${path}`)),
        may: false,
      },
    ]),
    { who: 'a user', does: 'makes the own keys', as: 'gil', act: saveKeys('gil'), may: true },
    {
      who: 'a user',
      does: 'makes the own keys in a session as old',
      as: { uid: 'hal', signedInSecond: 1 },
      act: saveKeys('hal'),
      may: true,
    },
  ],
)

whoDoesWhat('sessions', { ...SEED, 'users/ann/sessions/one': { device: 'Chrome on Linux', authTimes: [1] } }, [
  ...(['ann', 'eve', { admin: 'root' }, null] as const).flatMap((as): Row[] => {
    const who = as === null ? 'who is signed out' : typeof as === 'string' ? `user ${as}` : 'an admin'
    return [
      { who, does: 'reads one', as, act: (db) => getDoc(doc(db, 'users/ann/sessions/one')), may: false },
      { who, does: 'lists them', as, act: (db) => getDocs(collection(db, 'users/ann/sessions')), may: false },
      { who, does: 'deletes one', as, act: (db) => deleteDoc(doc(db, 'users/ann/sessions/one')), may: false },
    ]
  }),
  { who: 'user ann', does: 'reads what she has now', as: 'ann', act: (db) => getDoc(vault('ann')(db)), may: true },
])

whoDoesWhat('notices', SEED, [
  { who: 'a user', does: 'reads the own notices', as: 'ann', act: notices, may: true },
  { who: 'somebody else', does: 'reads notices', as: 'eve', act: notices, may: false },
  { who: 'an admin', does: 'reads notices', as: { admin: 'root' }, act: notices, may: false },
  { who: 'who is signed out', does: 'reads notices', as: null, act: notices, may: false },
  {
    who: 'a user',
    does: 'reads one notice',
    as: 'ann',
    act: (db) => getDoc(doc(db, 'users/ann/notices/new')),
    may: true,
  },
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
    does: 'adds a field to a notice',
    as: 'ann',
    act: (db) => updateDoc(doc(db, 'users/ann/notices/new'), { readAt: serverTimestamp(), note: 'x' }),
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

const marks = (does: string, changes: Record<string, unknown>, may: boolean, id?: string): Row => ({
  who: 'a user',
  does: `marks a favourite ${does}`,
  as: 'ann',
  act: (db) => mark(changes, id)(db),
  may,
})
const OF_THE_LONGEST_ID = `stay_${'x'.repeat(LIMITS.favouriteItemId)}`

whoDoesWhat('favourites', SEED, [
  { who: 'a user', does: 'reads the own favourites', as: 'ann', act: favourites, may: true },
  { who: 'somebody else', does: 'reads favourites', as: 'eve', act: favourites, may: false },
  { who: 'an admin', does: 'reads favourites', as: { admin: 'root' }, act: favourites, may: false },
  { who: 'who is signed out', does: 'reads favourites', as: null, act: favourites, may: false },
  {
    who: 'a user',
    does: 'reads one favourite',
    as: 'ann',
    act: (db) => getDoc(doc(db, 'users/ann/favourites/stay_old')),
    may: true,
  },
  { who: 'a user', does: 'marks a favourite', as: 'ann', act: mark(), may: true },
  { who: 'a user', does: 'marks it on a second device', as: 'ann', act: mark({}, 'stay_old'), may: true },
  { who: 'somebody else', does: 'marks a favourite', as: 'eve', act: mark(), may: false },
  { who: 'a user', does: 'marks under the id of something else', as: 'ann', act: mark({ itemId: 'b' }), may: false },
  { who: 'a user', does: 'marks what is no kind', as: 'ann', act: mark({ kind: 'planet' }, 'planet_new'), may: false },
  {
    who: 'a user',
    does: 'marks it long ago',
    as: 'ann',
    act: mark({ createdAt: Timestamp.fromMillis(0) }),
    may: false,
  },
  { who: 'an admin', does: 'marks a favourite', as: { admin: 'root' }, act: mark(), may: false },
  { who: 'who is signed out', does: 'marks a favourite', as: null, act: mark(), may: false },
  ...['activity', 'charter'].map((kind) => marks(`of the kind ${kind}`, { kind }, true, `${kind}_new`)),
  marks('of the longest id', {}, true, OF_THE_LONGEST_ID),
  marks('of a longer id', {}, false, `${OF_THE_LONGEST_ID}x`),
  marks('of the longest title', { title: 'x'.repeat(LIMITS.title) }, true),
  marks('of a longer title', { title: 'x'.repeat(LIMITS.title + 1) }, false),
  marks('of a blank title', { title: ' ' }, false),
  marks('of a title on two lines', { title: 'Casa\nVista' }, false),
  marks('of a number as title', { title: 5 }, false),
  marks('nowhere', { location: '' }, true),
  marks('in the longest place', { location: 'x'.repeat(LIMITS.place) }, true),
  marks('in a longer place', { location: 'x'.repeat(LIMITS.place + 1) }, false),
  marks('in a list of places', { location: ['Lisbon'] }, false),
  marks('without a picture', { imageUrl: null }, true),
  marks('with the longest address of a picture', { imageUrl: 'x'.repeat(LIMITS.url) }, true),
  marks('with a longer address of a picture', { imageUrl: 'x'.repeat(LIMITS.url + 1) }, false),
  marks('with a map as picture', { imageUrl: { src: 'x' } }, false),
  marks('with a field too many', { isAdmin: true }, false),
  ...['kind', 'itemId', 'title', 'location', 'imageUrl', 'createdAt'].map((field) =>
    marks(`without ${field}`, { [field]: NONE }, false),
  ),
  { who: 'a user', does: 'unmarks a favourite', as: 'ann', act: unmark, may: true },
  { who: 'somebody else', does: 'unmarks a favourite', as: 'eve', act: unmark, may: false },
  { who: 'an admin', does: 'unmarks a favourite', as: { admin: 'root' }, act: unmark, may: false },
  { who: 'who is signed out', does: 'unmarks a favourite', as: null, act: unmark, may: false },
])

const indexAt = (uid: string) => (db: Firestore) => doc(db, 'users', uid, 'private/vaultIndex')
const saveIndex =
  (uid: string, changes: Record<string, unknown> = {}) =>
  (db: Firestore) =>
    setDoc(indexAt(uid)(db), withoutDeleted({ ...vaultIndex, revision: 5, updatedAt: serverTimestamp(), ...changes }))
const indexes = (does: string, changes: Record<string, unknown>, may: boolean): Row => ({
  who: 'a user',
  does: `writes the own index ${does}`,
  as: 'ann',
  act: saveIndex('ann', changes),
  may,
})

whoDoesWhat('indexes of vaults', { ...SEED, 'users/eli/private/vault': keyring }, [
  { who: 'a user', does: 'reads the own index', as: 'ann', act: (db) => getDoc(indexAt('ann')(db)), may: true },
  {
    who: 'a user',
    does: 'looks for one that is not there',
    as: 'eli',
    act: (db) => getDoc(indexAt('eli')(db)),
    may: true,
  },
  { who: 'somebody else', does: 'reads an index', as: 'eve', act: (db) => getDoc(indexAt('ann')(db)), may: false },
  {
    who: 'an admin',
    does: 'reads an index',
    as: { admin: 'root' },
    act: (db) => getDoc(indexAt('ann')(db)),
    may: false,
  },
  { who: 'who is signed out', does: 'reads an index', as: null, act: (db) => getDoc(indexAt('ann')(db)), may: false },
  { who: 'somebody else', does: 'writes an index', as: 'eve', act: saveIndex('ann'), may: false },
  { who: 'an admin', does: 'writes an index', as: { admin: 'root' }, act: saveIndex('ann'), may: false },
  { who: 'who is signed out', does: 'writes an index', as: null, act: saveIndex('ann'), may: false },
  { who: 'a user', does: 'begins an index', as: 'eli', act: saveIndex('eli', { revision: 1 }), may: true },
  {
    who: 'a user',
    does: 'begins an index without a vault',
    as: 'ben',
    act: saveIndex('ben', { revision: 1 }),
    may: false,
  },
  { who: 'a user', does: 'deletes the own index', as: 'ann', act: (db) => deleteDoc(indexAt('ann')(db)), may: false },
  indexes('as the next revision', {}, true),
  indexes('as no revision', { revision: 0 }, false),
  indexes('as half a revision', { revision: 5.5 }, false),
  indexes('as a revision in words', { revision: '5' }, false),
  indexes('of another key', { keyId: OTHER_KEY }, false),
  indexes('of no key', { keyId: NONE }, false),
  indexes('as short as it may be', { sealed: 'x' }, true),
  indexes('as long as it may be', { sealed: 'x'.repeat(900_000) }, true),
  indexes('longer than it may be', { sealed: 'x'.repeat(900_001) }, false),
  indexes('that is empty', { sealed: '' }, false),
  indexes('that is a list', { sealed: ['a2V5'] }, false),
  indexes('with a field too many', { plain: 'a2V5' }, false),
  indexes('at another time', { updatedAt: Timestamp.fromMillis(0) }, false),
])

const ownReads: readonly (readonly [string, (db: Firestore) => Promise<unknown>])[] = [
  ['the own profile', (db) => getDoc(doc(db, 'users/dan'))],
  ['the own keys', (db) => getDoc(vault('dan')(db))],
  ['the own passport number', readPassport('dan')],
  ['the own favourites', (db) => getDocs(collection(db, 'users/dan/favourites'))],
  ['the own index', (db) => getDoc(indexAt('dan')(db))],
  ['the own notices', (db) => getDocs(collection(db, 'users/dan/notices'))],
]

const ENDED = { uid: 'fay', signedInSecond: REVOKED_AT + 5 }
const STAYS = { uid: 'fay', signedInSecond: REVOKED_AT + 6 }
const EARLIER = { uid: 'fay', signedInSecond: REVOKED_AT - 5 }

whoDoesWhat(
  'sessions that were ended one by one',
  {
    'users/fay': aUser(),
    'users/fay/private/vault': keyring,
    'users/fay/private/revocation': { validSince: REVOKED_AT, ended: [REVOKED_AT + 5] },
    'trips/fays': aTripOfStops({ userId: 'fay', memberIds: ['fay'], roles: { fay: 'owner' } }),
    'packingLists/fays': aPackingList({ userId: 'fay', memberIds: ['fay'] }),
  },
  [
    ...(['trips/fays', 'packingLists/fays'] as const).flatMap((path): Row[] => [
      {
        who: 'the device that was signed out',
        does: `reads ${path} with a token since then`,
        as: { ...ENDED, ended: [REVOKED_AT + 5] },
        act: (db) => getDoc(doc(db, path)),
        may: false,
      },
      {
        who: 'another device',
        does: `reads ${path} with a token since then`,
        as: { ...STAYS, ended: [REVOKED_AT + 5] },
        act: (db) => getDoc(doc(db, path)),
        may: true,
      },
      {
        who: 'the device that was signed out',
        does: `renames ${path} with a token since then`,
        as: { ...ENDED, ended: [REVOKED_AT + 5] },
        act: (db) => updateDoc(doc(db, path), { title: 'Mine', updatedAt: serverTimestamp() }),
        may: false,
      },
    ]),
    {
      who: 'another device',
      does: 'renames a trip with a token since then',
      as: { ...STAYS, ended: [REVOKED_AT + 5] },
      act: (db) => updateDoc(doc(db, 'trips/fays'), { title: 'Mine', updatedAt: serverTimestamp() }),
      may: true,
    },
    {
      who: 'the device that was signed out',
      does: 'reads the keys',
      as: ENDED,
      act: (db) => getDoc(vault('fay')(db)),
      may: false,
    },
    { who: 'another device', does: 'reads the keys', as: STAYS, act: (db) => getDoc(vault('fay')(db)), may: true },
    {
      who: 'a device of before all were ended',
      does: 'reads the keys',
      as: EARLIER,
      act: (db) => getDoc(vault('fay')(db)),
      may: false,
    },
    {
      who: 'the device that was signed out',
      does: 'reads the profile',
      as: ENDED,
      act: (db) => getDoc(doc(db, 'users/fay')),
      may: false,
    },
    {
      who: 'another device',
      does: 'reads the profile',
      as: STAYS,
      act: (db) => getDoc(doc(db, 'users/fay')),
      may: true,
    },
  ],
)

whoDoesWhat('tokens that were revoked', SEED, [
  ...ownReads.flatMap(([what, act]): Row[] => [
    { who: 'who signed in before sessions were ended', does: `reads ${what}`, as: before, act, may: false },
    { who: 'who has signed in since', does: `reads ${what}`, as: since, act, may: true },
  ]),
  {
    who: 'who signed in before sessions were ended',
    does: 'stores keys',
    as: before,
    act: saveKeys('dan'),
    may: false,
  },
  { who: 'who has signed in since', does: 'stores keys', as: since, act: saveKeys('dan'), may: true },
  {
    who: 'a token without its time',
    does: 'reads the own keys',
    as: 'dan',
    act: (db) => getDoc(vault('dan')(db)),
    may: false,
  },
  {
    who: 'a user',
    does: 'reads since when sessions count',
    as: since,
    act: (db) => getDoc(doc(db, 'users/dan/private/revocation')),
    may: false,
  },
  {
    who: 'a user',
    does: 'reads by which ways the account was signed in to',
    as: since,
    act: (db) => getDoc(doc(db, 'users/dan/private/signIn')),
    may: false,
  },
  {
    who: 'a user',
    does: 'writes down other ways than those',
    as: since,
    act: (db) => setDoc(doc(db, 'users/dan/private/signIn'), { email: null, providers: [] }),
    may: false,
  },
  {
    who: 'a user',
    does: 'takes a revocation back',
    as: since,
    act: (db) => setDoc(doc(db, 'users/dan/private/revocation'), { validSince: 0 }),
    may: false,
  },
])
