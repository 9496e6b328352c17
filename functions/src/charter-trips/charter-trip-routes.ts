import {
  createCharterTrip as create,
  deleteCharterTrip as remove,
  updateCharterTrip as update,
} from './manage-charter-trips.ts'
import { activeCharterTrips, allCharterTrips, featuredCharterTrips, showCharterTrip } from './show-charter-trips.ts'
import type { HandlerOf } from '../handler.ts'

export const listFeaturedCharterTrips: HandlerOf<'listFeaturedCharterTrips'> = featuredCharterTrips

export const listActiveCharterTrips: HandlerOf<'listActiveCharterTrips'> = activeCharterTrips

export const listAllCharterTrips: HandlerOf<'listAllCharterTrips'> = allCharterTrips

export const getCharterTrip: HandlerOf<'getCharterTrip'> = ({ params }) => showCharterTrip(params.id)

export const createCharterTrip: HandlerOf<'createCharterTrip'> = ({ body }, { caller, idempotencyKey }) =>
  create(body, { uid: caller.uid, key: idempotencyKey })

export const updateCharterTrip: HandlerOf<'updateCharterTrip'> = ({ params, body }, { caller }) =>
  update(params.id, body, caller.uid)

export const deleteCharterTrip: HandlerOf<'deleteCharterTrip'> = async ({ params }, { caller }) => {
  await remove(params.id, caller.uid)
  return { message: 'Charter trip deleted successfully' }
}
