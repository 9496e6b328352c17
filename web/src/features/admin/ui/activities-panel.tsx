import type { AdminActivityForm } from '@waymark/contract/activities/activity-calls'
import { itemsOf } from '../../../shared/live/live.ts'
import type { Activity } from '@waymark/contract/activities/activity'
import { useMemo, useState, type ReactNode } from 'react'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useAccountNames } from '../data/use-account-names.ts'
import { readNewestActivity, removeActivity, saveActivity } from '../data/save-activity.ts'
import { useManagedActivities, usePendingActivities } from '../data/use-managed-activities.ts'
import { ACTIVITY_COLUMNS } from '../model/activity-columns.ts'
import {
  ADMIN_ACTIVITY_LABELS,
  adminActivityResolver,
  EMPTY_ADMIN_ACTIVITY,
  fieldsOfAdminActivity,
  type AdminActivityFields as Fields,
} from '../model/activity-fields.ts'
import { hasWords } from '../model/entry-column.ts'
import type { EntryForm } from '../model/entry-kind.ts'
import { ActivityFields } from './activity-fields.tsx'
import { DeleteEntry } from './delete-entry.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryList } from './entry-list.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { ManagedActivity } from './managed-activity.tsx'
import { NoEntries } from './no-entries.tsx'
import { PendingSubmissions } from './pending-submissions.tsx'

const WORDS = { noun: 'activity', nouns: 'activities' } as const

const KIND: EntryForm<Activity, Fields, AdminActivityForm> = {
  noun: WORDS.noun,
  empty: EMPTY_ADMIN_ACTIVITY,
  fieldsOf: fieldsOfAdminActivity,
  resolver: adminActivityResolver,
  labels: ADMIN_ACTIVITY_LABELS,
  save: saveActivity,
  readNewest: readNewestActivity,
}

const isFound = ({ title, location, description }: Activity, search: string): boolean =>
  hasWords(search, [title, location, description])

interface ActivitiesPanelProps {
  renderBookings: (activity: Activity, onClose: () => void) => ReactNode
}

export function ActivitiesPanel({ renderBookings }: ActivitiesPanelProps) {
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<{ readonly entry: Activity | undefined }>()
  const [toDelete, setToDelete] = useState<Activity>()
  const [booked, setBooked] = useState<Activity>()
  const all = useManagedActivities()
  const pending = usePendingActivities()
  const handlers = {
    onEdit: (entry: Activity) => setEdited({ entry }),
    onBookings: setBooked,
    onDelete: setToDelete,
  }

  const items = all.status === 'ready' ? all.items : undefined
  const found = useMemo(() => items?.filter((one) => one.status !== 'pending' && isFound(one, search)), [items, search])
  const waiting = itemsOf(pending)
  const submitters = [...(items ?? []), ...waiting].flatMap(({ submittedBy }) => submittedBy ?? [])
  const nameOf = useAccountNames(submitters)
  const submitterOf = ({ submittedBy }: Activity) => (submittedBy === null ? undefined : nameOf(submittedBy))
  const add = () => setEdited({ entry: undefined })

  return (
    <>
      <ListToolbar {...WORDS} search={search} onSearch={setSearch} onAdd={add} />
      {pending.status === 'failed' && <ErrorState title="Failed to load submissions" onRetry={() => pending.retry()} />}
      <PendingSubmissions
        activities={waiting.filter((one) => isFound(one, search))}
        submitterOf={submitterOf}
        {...handlers}
      />
      <h2 className={waiting.length > 0 ? 'mb-4 text-2xl' : 'sr-only'}>All Other Activities</h2>
      <EntryList
        {...WORDS}
        {...handlers}
        entries={all.status === 'ready' ? { ...all, items: found ?? [] } : all}
        search={search}
        columns={ACTIVITY_COLUMNS}
        renderCard={(activity) => (
          <ManagedActivity
            activity={activity}
            submitter={submitterOf(activity)}
            actions={<EntryActions entry={activity} {...handlers} />}
          />
        )}
        empty={<NoEntries {...WORDS} onAdd={add} />}
      />
      {edited !== undefined && (
        <EntryDialog
          kind={KIND}
          entry={edited.entry}
          renderFields={(props) => <ActivityFields {...props} />}
          onClose={() => setEdited(undefined)}
        />
      )}
      {toDelete !== undefined && (
        <DeleteEntry
          noun={WORDS.noun}
          entry={toDelete}
          remove={removeActivity}
          onClose={() => setToDelete(undefined)}
        />
      )}
      {booked !== undefined && renderBookings(booked, () => setBooked(undefined))}
    </>
  )
}
