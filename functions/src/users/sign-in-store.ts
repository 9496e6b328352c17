import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { optimistically } from '../platform/optimistically.ts'
import { addMail } from '../platform/mail-store.ts'
import type { Account } from './accounts-store.ts'
import { UNKNOWN_DEVICE } from './device-name.ts'
import { addNotification } from './notifications-store.ts'

type SignIn = Pick<Account, 'uid' | 'email' | 'providers' | 'sessionsValidSince'>

/** State of the account when it was last seen. */
interface Known {
  readonly email: string | null
  readonly providers: readonly string[]
  /** Zero if sessions were never revoked. */
  readonly validSince: number
}

const PASSWORD = 'password'
const GOOGLE = 'google.com'
const NOT_YOU = 'If that was not you, choose a new password and sign out everywhere else, both in your profile.'

function changesOf(before: Known, { email, providers, sessionsValidSince }: SignIn): string[] {
  const isNew = (provider: string) => providers.includes(provider) && !before.providers.includes(provider)
  const isGone = (provider: string) => before.providers.includes(provider) && !providers.includes(provider)
  const isOtherAddress = before.email !== email
  // Our own revocations are recorded already; otherwise Firebase Auth revoked because of a new password or address.
  const isPasswordChanged =
    !isOtherAddress && providers.includes(PASSWORD) && (sessionsValidSince ?? 0) > before.validSince
  return [
    ...(isOtherAddress ? [`The e-mail address of your account is ${email ?? 'gone'} now, not ${before.email}.`] : []),
    ...(isNew(PASSWORD) ? ['A password was set for your account.'] : []),
    ...(isGone(PASSWORD) ? ['The password of your account was removed.'] : []),
    ...(isPasswordChanged && !isNew(PASSWORD) ? ['The password of your account was changed.'] : []),
    ...(isNew(GOOGLE) ? ['Google was linked: it opens your account from now on.'] : []),
    ...(isGone(GOOGLE) ? ['Google was unlinked: it opens your account no more.'] : []),
  ]
}

const documentsOf = (uid: string) => {
  const ofUser = firestore().collection(COLLECTIONS.users).doc(uid).collection(PRIVATE.collection)
  return [ofUser.doc(PRIVATE.revocation), ofUser.doc(PRIVATE.signIn)] as const
}

function knownIn(revocation: DocumentSnapshot, signIn: DocumentSnapshot): Known | undefined {
  const providers: unknown = signIn.get('providers')
  if (!Array.isArray(providers)) return undefined
  const email: unknown = signIn.get('email')
  return {
    email: typeof email === 'string' ? email : null,
    providers: providers.filter((each) => typeof each === 'string'),
    validSince: Number(revocation.get('validSince') ?? 0),
  }
}

/**
 * Records how the account signs in and since when sessions are valid, because security rules cannot ask Firebase Auth.
 * Notifies the user of changes: browsers make them directly in Firebase Auth, and so could a stolen session.
 */
export async function noteSignIn(account: SignIn): Promise<void> {
  const { uid, email, providers, sessionsValidSince } = account
  const [revocation, signIn] = documentsOf(uid)
  await optimistically(async (transaction) => {
    const [revoked, noted] = await Promise.all([transaction.get(revocation), transaction.get(signIn)])
    const before = knownIn(revoked, noted)
    const changes = before === undefined ? [] : changesOf(before, account)
    if (before === undefined || changes.length > 0) transaction.put(signIn, { email, providers })
    // Never an earlier second than stored, because calls may overtake each other.
    if (sessionsValidSince !== null && sessionsValidSince > Number(revoked.get('validSince') ?? 0))
      // Merges, as `noteRevocation` does, because the admin state is in the same document.
      transaction.set(revocation, { validSince: sessionsValidSince, ended: FieldValue.delete() }, { merge: true })
    if (changes.length > 0)
      addNotification(transaction, uid, {
        kind: 'sign-in-changed',
        subjectId: uid,
        text: [...changes, NOT_YOU].join(' '),
      })
  })
}

const MOST_DEVICES = 30

const devicesIn = (signIn: DocumentSnapshot): string[] => {
  const stored: unknown = signIn.get('devices')
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
}

/**
 * Notifies the user once of each new kind of device. Browsers of the same kind cannot be told apart: they only appear
 * in the list of sessions.
 * @param listed kinds in that list; those from before 23 November 2026 are recorded nowhere else
 */
export async function noteDevice(uid: string, device: string, listed: readonly string[]): Promise<void> {
  const [, signIn] = documentsOf(uid)
  await optimistically(async (transaction) => {
    const stored = devicesIn(await transaction.get(signIn))
    if (stored.includes(device)) return
    const known = [...new Set([...stored, ...listed])].filter((each) => each !== device)
    transaction.put(signIn, { devices: [...known, device].slice(-MOST_DEVICES) })
    // The first device is the user's own; an unrecognised one says nothing about which devices they own.
    if (listed.includes(device) || known.every((each) => each === UNKNOWN_DEVICE)) return
    const text = `Somebody signed in to your account on a new device: ${device}. ${NOT_YOU}`
    addNotification(transaction, uid, { kind: 'sign-in-changed', subjectId: uid, text })
    addMail(transaction, uid, { subject: 'A new device signed in to your Waymark account', text })
  })
}
