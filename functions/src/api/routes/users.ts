import { currentUser } from '../../services/current-user.ts'
import type { HandlerOf } from '../handler.ts'

export const getCurrentUser: HandlerOf<'getCurrentUser'> = (_request, { caller }) => currentUser(caller.uid)

export const checkAdmin: HandlerOf<'checkAdmin'> = (_request, { caller }) =>
  Promise.resolve({ isAdmin: caller.isAdmin })
