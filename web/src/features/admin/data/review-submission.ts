import { reviewActivity } from '@waymark/contract/activities/activity-calls'
import type { Activity } from '@waymark/contract/activities/activity'
import { callApi } from '../../../shared/api/api-client.ts'
import { refreshLists } from './refresh-lists.ts'

type Seen = Pick<Activity, 'id' | 'version'>

// api: the submitter is notified in the same transaction
/** Approves the version that was reviewed; refused if it has changed meanwhile. */
export async function approve({ id, version }: Seen): Promise<void> {
  await callApi(reviewActivity, { params: { id }, body: { decision: 'approve', version } })
  refreshLists()
}

// api: the submitter is notified in the same transaction, with the reason
export async function reject({ id, version }: Seen, reason: string): Promise<void> {
  await callApi(reviewActivity, { params: { id }, body: { decision: 'reject', reason, version } })
  refreshLists()
}
