import { currentUser } from './current-user.ts'
import { updateProfile as update } from './update-profile.ts'
import type { HandlerOf } from '../handler.ts'

export const getCurrentUser: HandlerOf<'getCurrentUser'> = (_request, { caller }) => currentUser(caller.uid)

export const checkAdmin: HandlerOf<'checkAdmin'> = (_request, { caller }) =>
  Promise.resolve({ isAdmin: caller.isAdmin })

export const updateProfile: HandlerOf<'updateProfile'> = ({ body }, { caller }) => update(body, caller.uid)
