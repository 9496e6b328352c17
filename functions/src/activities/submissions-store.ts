import type { Activity } from '@waymark/contract/activities/activity'
import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS, converters } from '@waymark/contract/firestore'
import { FieldValue } from 'firebase-admin/firestore'
import { firestore, parseStored } from '../platform/firestore.ts'
import { addNotification, type NewNotification } from '../users/notifications-store.ts'

/** What becomes of a submission, and what its submitter is told. */
export interface Decided {
  readonly fields: Pick<Activity, 'status' | 'rejectionReason'>
  readonly notice: NewNotification
}

/**
 * Decides about a submission and tells its submitter, both or neither. @returns whether it is there
 * @param decide makes nothing where nothing is to change
 */
export function decideSubmission(id: string, decide: (stored: Activity) => Decided | undefined): Promise<boolean> {
  const submission = firestore().collection(COLLECTIONS.activities).doc(id)
  const readable = submission.withConverter<Stored<Activity>>(converters.activity)
  return firestore().runTransaction(async (transaction) => {
    const stored = parseStored('activities', (await transaction.get(readable)).data())
    if (stored === undefined) return false
    const decided = decide(stored)
    if (decided === undefined) return true
    const version = stored.version + 1
    transaction.update(submission, { ...decided.fields, version, updatedAt: FieldValue.serverTimestamp() })
    if (stored.submittedBy !== null) addNotification(transaction, stored.submittedBy, decided.notice)
    return true
  })
}
