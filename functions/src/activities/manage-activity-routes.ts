import { adminActivity } from './listed-activity.ts'
import { createActivity as create, deleteActivity as remove, updateActivity as update } from './manage-activities.ts'
import { reviewActivity as review } from './review-activity.ts'
import { listAllActivities } from './activities-store.ts'
import type { HandlerOf } from '../handler.ts'

export const listAdminActivities: HandlerOf<'listAdminActivities'> = async ({ query }) =>
  (await listAllActivities(query.after)).map(adminActivity)

export const createActivity: HandlerOf<'createActivity'> = ({ body }, { caller, idempotencyKey }) =>
  create(body, { uid: caller.uid, key: idempotencyKey })

export const updateActivity: HandlerOf<'updateActivity'> = ({ params, body }, { caller }) =>
  update(params.id, body, caller.uid)

export const deleteActivity: HandlerOf<'deleteActivity'> = async ({ params }, { caller }) => {
  await remove(params.id, caller.uid)
  return { message: 'Activity deleted successfully' }
}

export const reviewActivity: HandlerOf<'reviewActivity'> = ({ params, body }, { caller }) =>
  review(params.id, body, caller.uid)
