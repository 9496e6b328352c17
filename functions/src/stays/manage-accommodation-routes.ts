import {
  createAccommodation as create,
  deleteAccommodation as remove,
  listAdminAccommodations as list,
  updateAccommodation as update,
} from './manage-accommodations.ts'
import type { HandlerOf } from '../handler.ts'

export const listAdminAccommodations: HandlerOf<'listAdminAccommodations'> = ({ query }) => list(query)

export const createAccommodation: HandlerOf<'createAccommodation'> = ({ body }, { caller, idempotencyKey }) =>
  create(body, { uid: caller.uid, key: idempotencyKey })

export const updateAccommodation: HandlerOf<'updateAccommodation'> = ({ params, body }, { caller }) =>
  update(params.id, body, caller.uid)

export const deleteAccommodation: HandlerOf<'deleteAccommodation'> = async ({ params }, { caller }) => {
  await remove(params.id, caller.uid)
  return { message: 'Accommodation deleted successfully' }
}
