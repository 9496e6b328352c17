import type { Activity } from '@waymark/contract/activities/activity'
import { SelectBox, SelectionBar, useSelection } from '../../../shared/selection/selection.tsx'
import { useBulkAction, type BulkWords } from '../../../shared/selection/use-bulk-action.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { approve } from '../data/review-submission.ts'
import { failed } from '../model/entry-kind.ts'
import { EntryActions, type EntryHandlers } from './entry-actions.tsx'
import { ManagedActivity } from './managed-activity.tsx'
import { RejectDialog } from './reject-dialog.tsx'

const APPROVING: BulkWords = {
  done: (count) => (count === 1 ? 'Activity approved' : `${count} activities approved`),
  doneText: 'Everyone can book them now, and each submitter has been told.',
  failed: (count, of) => `${count} of ${of} activities not approved`,
  fallback: failed('activity', 'update'),
}

/** What is chosen is what was read: one that its submitter has changed meanwhile is not. */
const versionOf = ({ id, updatedAt }: Activity): string => `${id} ${updatedAt}`

interface PendingSubmissionsProps extends EntryHandlers<Activity> {
  activities: readonly Activity[]
  submitterOf: (activity: Activity) => string | undefined
}

/** Submissions awaiting review, longest waiting first. */
export function PendingSubmissions({ activities, submitterOf, ...handlers }: PendingSubmissionsProps) {
  const [approvingId, setApprovingId] = useState<string>()
  const [rejected, setRejected] = useState<readonly Activity[]>([])
  const selection = useSelection(activities.map(versionOf))
  const { progress, run } = useBulkAction()
  const chosen = activities.filter((activity) => selection.has(versionOf(activity)))
  const isBusy = approvingId !== undefined || progress !== undefined

  async function approveOne(activity: Activity): Promise<void> {
    setApprovingId(activity.id)
    try {
      await approve(activity)
      notify.success('Activity approved', 'Everyone can book it now, and its submitter has been told.')
    } catch (error) {
      toastFailure(error, failed('activity', 'update'))
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
          {activities.length > 1 && (
            <div className="mb-4">
              <SelectionBar selection={selection} total={activities.length} busy={isBusy}>
                <Button pending={progress !== undefined} onClick={() => void run(chosen, approve, APPROVING)}>
                  {progress === undefined ? `Approve ${chosen.length} selected` : `Approving ${progress}`}
                </Button>
                <Button variant="secondary" disabled={isBusy} onClick={() => setRejected(chosen)}>
                  Reject {chosen.length} selected
                </Button>
              </SelectionBar>
            </div>
          )}
          <ul className="card-grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]!">
            {activities.map((activity) => (
              <li key={activity.id} className="min-w-0">
                <ManagedActivity
                  activity={activity}
                  select={
                    activities.length > 1 && (
                      <SelectBox
                        selection={selection}
                        id={versionOf(activity)}
                        label={`Select ${activity.title}`}
                        busy={isBusy}
                        className="-mt-2 -mr-2"
                      />
                    )
                  }
                  submitter={submitterOf(activity)}
                  actions={
                    <>
                      <Button
                        className="grow basis-[45%] sm:max-w-64"
                        pending={approvingId === activity.id}
                        disabled={isBusy}
                        aria-label={`Approve ${activity.title}`}
                        onClick={() => void approveOne(activity)}
                      >
                        <Check aria-hidden="true" />
                        Approve
                      </Button>
                      <Button
                        variant="secondary"
                        className="grow basis-[45%] sm:max-w-64"
                        disabled={isBusy}
                        aria-label={`Reject ${activity.title}`}
                        onClick={() => setRejected([activity])}
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
      {rejected.length > 0 && (
        <RejectDialog
          activities={rejected.map((one) => activities.find(({ id }) => id === one.id) ?? one)}
          onClose={() => setRejected([])}
        />
      )}
    </>
  )
}
