import { listedActivity, ownActivity } from './listed-activity.ts'
import { deleteOwnActivity as deleteSubmission, editOwnActivity as editSubmission } from './own-submission.ts'
import { submitActivity as submit } from './submit-activity.ts'
import { listActivitiesOf, listActivitiesOnOffer } from './activities-store.ts'
import type { HandlerOf } from '../handler.ts'

const onOffer = async () => (await listActivitiesOnOffer()).map(listedActivity)

export const listActivities: HandlerOf<'listActivities'> = onOffer

export const listApprovedActivities: HandlerOf<'listApprovedActivities'> = onOffer

export const listOwnActivities: HandlerOf<'listOwnActivities'> = async (_request, { caller }) =>
  (await listActivitiesOf(caller.uid)).map(ownActivity)

export const submitActivity: HandlerOf<'submitActivity'> = ({ body }, { caller, idempotencyKey }) =>
  submit(body, { uid: caller.uid, key: idempotencyKey })

export const editOwnActivity: HandlerOf<'editOwnActivity'> = ({ params, body }, { caller }) =>
  editSubmission(params.id, body, caller.uid)

export const deleteOwnActivity: HandlerOf<'deleteOwnActivity'> = async ({ params }, { caller }) => {
  await deleteSubmission(params.id, caller.uid)
  return { message: 'Activity deleted successfully!' }
}
