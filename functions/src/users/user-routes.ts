import { readAccounts } from './accounts-store.ts'
import { currentUser } from './current-user.ts'
import { requireProvenAdmin } from './guards.ts'
import { updateProfile as update } from './update-profile.ts'
import type { HandlerOf } from '../handler.ts'
import { deleteAccount as deleteOwn } from './delete-account.ts'
import { importTrip as importOwn } from './import-trip.ts'
import { endOtherSessions as endOthers, endSession as endOne } from './end-sessions.ts'
import { openSession } from './open-session.ts'
import { listSessions as sessionsOf } from './sessions-store.ts'

export const createSession: HandlerOf<'createSession'> = async ({ body }, { device, setSessionCookie }) => {
  const { user, cookie } = await openSession(body.idToken, device)
  setSessionCookie(cookie)
  return user
}

export const listSessions: HandlerOf<'listSessions'> = (_request, { caller }) =>
  sessionsOf(caller.uid, caller.signedInMs / 1_000)

export const endSession: HandlerOf<'endSession'> = async ({ params }, { caller }) => {
  await endOne(caller, params.id)
  return { message: 'Signed out there' }
}

export const endOtherSessions: HandlerOf<'endOtherSessions'> = async (_request, { caller }) => ({
  message: 'Signed out everywhere else',
  customToken: await endOthers(caller),
})

export const deleteAccount: HandlerOf<'deleteAccount'> = (_request, { caller }) => deleteOwn(caller)

export const importTrip: HandlerOf<'importTrip'> = ({ body }, { caller, idempotencyKey }) =>
  importOwn(body.trip, { uid: caller.uid, key: idempotencyKey })

export const getCurrentUser: HandlerOf<'getCurrentUser'> = (_request, { caller }) => currentUser(caller.uid)

export const checkAdmin: HandlerOf<'checkAdmin'> = async (_request, { caller }) => {
  requireProvenAdmin(caller)
  return { isAdmin: caller.isAdmin }
}

export const updateProfile: HandlerOf<'updateProfile'> = ({ body }, { caller }) => update(body, caller.uid)

export const listAccounts: HandlerOf<'listAccounts'> = async ({ query }) =>
  (await readAccounts(query.ids)).map(({ uid, displayName, email }) => ({ uid, name: displayName, email }))
