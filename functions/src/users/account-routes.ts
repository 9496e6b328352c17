import { deleteAccount as deleteOwn } from './delete-account.ts'
import { importTrip as importOwn } from './import-trip.ts'
import type { HandlerOf } from '../handler.ts'

export const deleteAccount: HandlerOf<'deleteAccount'> = (_request, { caller }) => deleteOwn(caller)

export const importTrip: HandlerOf<'importTrip'> = ({ body }, { caller, idempotencyKey }) =>
  importOwn(body.trip, { uid: caller.uid, key: idempotencyKey })
