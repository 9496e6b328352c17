import {
  createActivity,
  deleteActivity,
  updateActivity,
  type AdminActivityForm,
} from '@waymark/contract/activities/activity-calls'
import type { Activity } from '@waymark/contract/activities/activity'
import { isMalformed } from '@waymark/contract/converter'
import { moneyText } from '@waymark/contract/money'
import { doc, getDocFromServer } from 'firebase/firestore'
import { callApi } from '../../../shared/api/api-client.ts'
import { callOnce } from '../../../shared/api/call-once.ts'
import { refreshLists } from './refresh-lists.ts'
import { activitiesRef } from './use-managed-activities.ts'

// api: administrators' writes are audited by the server
/** Creates an activity, or edits `before`; refused if somebody else has changed it meanwhile. */
export async function saveActivity(
  { price, version: _none, ...form }: AdminActivityForm,
  before: Activity | undefined,
): Promise<void> {
  const body = { ...form, price: moneyText(price) }
  if (before === undefined) await callOnce(createActivity, { body })
  else await callApi(updateActivity, { params: { id: before.id }, body: { ...body, version: before.version } })
  refreshLists()
}

// api: administrators' writes are audited by the server
export async function removeActivity(id: string): Promise<void> {
  await callApi(deleteActivity, { params: { id } })
  refreshLists()
}

export async function readNewestActivity(id: string): Promise<Activity | undefined> {
  const stored = (await getDocFromServer(doc(activitiesRef, id))).data()
  return stored === undefined || isMalformed(stored) ? undefined : stored
}
