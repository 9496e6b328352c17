import { type Activity, activityConverter } from '@waymark/contract/activities/activity'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { FieldValue } from 'firebase-admin/firestore'
import { type AdminAct, addAuditEntry } from '../platform/audit-trail.ts'
import { firestore, parseStored } from '../platform/firestore.ts'
import { optimistically } from '../platform/optimistically.ts'
import { addNotification, type NewNotification } from '../users/notifications-store.ts'

/** The new status of a submission, and its submitter's notification. */
export interface Decided {
  readonly fields: Pick<Activity, 'status' | 'rejectionReason'>
  readonly notification: NewNotification
}

/**
 * Decides on a submission and notifies its submitter in one transaction.
 * @param decide returns undefined if nothing should change
 * @returns whether the submission exists
 */
export function decideSubmission(
  id: string,
  by: AdminAct,
  decide: (stored: Activity) => Decided | undefined,
): Promise<boolean> {
  const submission = firestore().collection(COLLECTIONS.activities).doc(id)
  return optimistically(async (transaction) => {
    const snapshot = await transaction.get(submission)
    const stored = snapshot.exists
      ? parseStored<Activity>('activities', activityConverter.fromFirestore(snapshot))
      : undefined
    if (stored === undefined) return false
    const decided = decide(stored)
    if (decided === undefined) return true
    const changes = { ...decided.fields, version: stored.version + 1 }
    transaction.update(submission, { ...changes, updatedAt: FieldValue.serverTimestamp() })
    const before = snapshot.data()
    const what = {
      subject: 'activity',
      subjectId: id,
      title: stored.title,
      before,
      after: { ...before, ...changes },
    } as const
    addAuditEntry(transaction, by, what)
    if (stored.submittedBy !== null) addNotification(transaction, stored.submittedBy, decided.notification)
    return true
  })
}
