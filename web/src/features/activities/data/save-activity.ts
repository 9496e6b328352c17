import {
  deleteOwnActivity,
  editOwnActivity,
  submitActivity,
  type ActivityForm,
} from '@waymark/contract/activities/activity-calls'
import { moneyText } from '@waymark/contract/money'
import { callApi } from '../../../shared/api/api-client.ts'
import { callOnce } from '../../../shared/api/call-once.ts'

const bodyOf = ({ price, ...fields }: ActivityForm) => ({ ...fields, price: moneyText(price) })

// api: an administrator reviews it before it is public
export async function submit(activity: ActivityForm): Promise<void> {
  await callOnce(submitActivity, { body: bodyOf(activity) })
}

// api: an edit is reviewed again
export async function edit(id: string, activity: ActivityForm): Promise<void> {
  await callApi(editOwnActivity, { params: { id }, body: bodyOf(activity) })
}

// api: the server knows whether it may still be deleted, and deletes its picture
export async function remove(id: string): Promise<void> {
  await callApi(deleteOwnActivity, { params: { id } })
}
