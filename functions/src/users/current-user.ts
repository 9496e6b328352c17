import { LIMITS } from '@waymark/contract/limits'
import { Email } from '@waymark/contract/primitives'
import type { User } from '@waymark/contract/users/user'
import { AppError } from '../platform/app-error.ts'
import { readAccount, type Account } from './accounts-store.ts'
import { noteSignIn } from './sign-in-store.ts'
import { createUser, mirrorAccount, readUser, type NewUser } from './users-store.ts'
import { splitName } from './split-name.ts'

const emailOf = (account: Account): string | null => {
  const parsed = Email.safeParse(account.email)
  return parsed.success ? parsed.data : null
}

const pictureOf = ({ photoUrl }: Account): string | null =>
  photoUrl !== null && photoUrl.length <= LIMITS.url && photoUrl.startsWith('https://') ? photoUrl : null

const newUser = (account: Account): NewUser => ({
  email: emailOf(account),
  ...splitName(account.displayName),
  profileImageUrl: pictureOf(account),
  location: null,
  currency: 'USD',
  airlineMembership: null,
  phoneNumber: null,
  dateOfBirth: null,
  nationality: null,
  passportNumber: null,
  isAdmin: account.isAdmin,
})

async function requireUser(uid: string): Promise<User> {
  const user = await readUser(uid)
  if (user === undefined) throw new AppError('internal', 'the document of a user is missing or malformed')
  return user
}

/** The user's document, created from the account on first use. */
export async function currentUser(uid: string): Promise<User> {
  const user = await readUser(uid)
  if (user !== undefined) return user
  await createUser(uid, newUser(await readAccount(uid)))
  return requireUser(uid)
}

/**
 * Updates the document with values owned by Firebase Auth (e-mail address, admin claim), and notifies the user of
 * changed sign-in providers.
 */
export async function syncUser(uid: string): Promise<User> {
  const account = await readAccount(uid)
  const [user] = await Promise.all([currentUser(uid), noteSignIn(account)])
  const mirror = { email: emailOf(account), isAdmin: account.isAdmin }
  if (user.email === mirror.email && user.isAdmin === mirror.isAdmin) return user
  await mirrorAccount(uid, mirror)
  return requireUser(uid)
}
