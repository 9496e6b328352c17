import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { addMail } from '../platform/mail-store.ts'
import type { Account } from './accounts-store.ts'
import { UNKNOWN_DEVICE } from './device-name.ts'
import { addNotification } from './notifications-store.ts'

type SignIn = Pick<Account, 'uid' | 'email' | 'providers' | 'sessionsValidSince'>

/** As it was when the account was seen before. */
interface Known {
  readonly email: string | null
  readonly providers: readonly string[]
  /** Zero where no session has been ended. */
  readonly validSince: number
}

const PASSWORD = 'password'
const GOOGLE = 'google.com'
const NOT_YOU = 'If that was not you, choose a new password and sign out everywhere else, both in your profile.'

function changesOf(before: Known, { email, providers, sessionsValidSince }: SignIn): string[] {
  const isNew = (provider: string) => providers.includes(provider) && !before.providers.includes(provider)
  const isGone = (provider: string) => before.providers.includes(provider) && !providers.includes(provider)
  const isOtherAddress = before.email !== email
  // Whatever of ours ends sessions writes that down itself; Firebase Auth does it for a new password or address.
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
 * Writes down how an account is signed in to, and since when sessions count, for the rules, which cannot ask whether a
 * token was revoked. Where either has changed, its owner is told: browsers make such changes with Firebase Auth directly,
 * and so might somebody who came by an open session.
 */
export async function noteSignIn(account: SignIn): Promise<void> {
  const { uid, email, providers, sessionsValidSince } = account
  const [revocation, signIn] = documentsOf(uid)
  await firestore().runTransaction(async (transaction) => {
    const [revoked, noted] = await Promise.all([transaction.get(revocation), transaction.get(signIn)])
    const before = knownIn(revoked, noted)
    const changes = before === undefined ? [] : changesOf(before, account)
    if (before === undefined || changes.length > 0) transaction.set(signIn, { email, providers }, { merge: true })
    // Never an earlier second than is written: calls overtake each other.
    if (sessionsValidSince !== null && sessionsValidSince > Number(revoked.get('validSince') ?? 0))
      // As `noteRevocation` does: whether it is an administrator's stands there, too.
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
 * Tells an owner, once, of each kind of device that signs in for the first time. A browser cannot be told from another of
 * its kind: who signs in by the same browser and system as the owner shows in the list of sessions alone.
 * @param listed the kinds that are in that list: those of before 23 November 2026 are written down nowhere else
 */
export async function noteDevice(uid: string, device: string, listed: readonly string[]): Promise<void> {
  const [, signIn] = documentsOf(uid)
  await firestore().runTransaction(async (transaction) => {
    const stored = devicesIn(await transaction.get(signIn))
    if (stored.includes(device)) return
    const known = [...new Set([...stored, ...listed])].filter((each) => each !== device)
    transaction.set(signIn, { devices: [...known, device].slice(-MOST_DEVICES) }, { merge: true })
    // The first is the owner's; a program that does not say what it is tells nothing of the devices that they have.
    if (listed.includes(device) || known.every((each) => each === UNKNOWN_DEVICE)) return
    const text = `Somebody signed in to your account on a new device: ${device}. ${NOT_YOU}`
    addNotification(transaction, uid, { kind: 'sign-in-changed', subjectId: uid, text })
    addMail(transaction, uid, { subject: 'A new device signed in to your Waymark account', text })
  })
}
