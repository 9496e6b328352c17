import type { Activity } from '@waymark/contract/activities/activity'
import { tellFailure } from '../../../shared/messages/tell-failure.ts'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { approve } from '../data/review-submission.ts'
import { failed } from '../model/entry-kind.ts'
import { EntryActions, type EntryHandlers } from './entry-actions.tsx'
import { ManagedActivity } from './managed-activity.tsx'
import { RejectDialog } from './reject-dialog.tsx'

interface PendingSubmissionsProps extends EntryHandlers<Activity> {
  activities: readonly Activity[]
  submitterOf: (activity: Activity) => string | undefined
}

/** Submissions awaiting review, longest waiting first. */
export function PendingSubmissions({ activities, submitterOf, ...handlers }: PendingSubmissionsProps) {
  const [approvingId, setApprovingId] = useState<string>()
  const [rejected, setRejected] = useState<Activity>()

  async function approveOne(activity: Activity): Promise<void> {
    setApprovingId(activity.id)
    try {
      await approve(activity)
      notify.success('Activity approved', 'Everyone can book it now, and its submitter has been told.')
    } catch (error) {
      tellFailure(error, failed('activity', 'update'))
    } finally {
      setApprovingId(undefined)
    }
  }

  return (
    <>
      {activities.length > 0 && (
        <section aria-labelledby="pending-submissions" className="mb-10">
          <h2 id="pending-submissions" className="mb-4 text-2xl">
            Pending Submissions ({activities.length})
          </h2>
          <ul className="card-grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]!">
            {activities.map((activity) => (
              <li key={activity.id} className="min-w-0">
                <ManagedActivity
                  activity={activity}
                  submitter={submitterOf(activity)}
                  actions={
                    <>
                      <Button
                        className="grow basis-[45%] sm:max-w-64"
                        pending={approvingId === activity.id}
                        disabled={approvingId !== undefined}
                        aria-label={`Approve ${activity.title}`}
                        onClick={() => void approveOne(activity)}
                      >
                        <Check aria-hidden="true" />
                        Approve
                      </Button>
                      <Button
                        variant="secondary"
                        className="grow basis-[45%] sm:max-w-64"
                        disabled={approvingId !== undefined}
                        aria-label={`Reject ${activity.title}`}
                        onClick={() => setRejected(activity)}
                      >
                        <X aria-hidden="true" />
                        Reject
                      </Button>
                      <EntryActions compact entry={activity} {...handlers} />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {rejected !== undefined && (
        <RejectDialog
          activity={activities.find(({ id }) => id === rejected.id) ?? rejected}
          onClose={() => setRejected(undefined)}
        />
      )}
    </>
  )
}
