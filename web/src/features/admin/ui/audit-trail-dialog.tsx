import { AUDIT_SUBJECTS, type AuditEntry, type AuditSubject, OPERATOR } from '@waymark/contract/audit/audit-entry'
import { type ListedAuditEntry } from '@waymark/contract/audit/audit-calls'
import { useState } from 'react'
import { messageFor } from '../../../shared/api/api-error.ts'
import { formatInstant } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { LoadingRegion } from '../../../ui/skeleton.tsx'
import { Select } from '../../../ui/select.tsx'
import { useAuditTrail } from '../data/use-audit-trail.ts'

const EVERYTHING = 'everything'

const SUBJECTS: Readonly<Record<AuditEntry['subject'], string>> = {
  activity: 'Activity',
  accommodation: 'Accommodation',
  'charter-trip': 'Charter trip',
  booking: 'Booking',
  review: 'Review',
  account: 'Account',
  other: 'Something else',
}

const ACTS: Readonly<Record<AuditEntry['act'], string>> = {
  create: 'created',
  edit: 'edited',
  delete: 'deleted',
  approve: 'approved',
  reject: 'rejected',
  confirm: 'confirmed',
  cancel: 'cancelled',
  'make-administrator': 'made administrator',
  'end-administrator': 'is no administrator any more',
  'require-second-factor': 'must set up an authenticator app',
  'end-second-factor': 'needs no authenticator app any more',
  other: 'changed',
}

const OPTIONS = [
  { value: EVERYTHING, label: 'Everything' },
  ...AUDIT_SUBJECTS.map((subject) => ({ value: subject, label: SUBJECTS[subject] })),
]

/** Shortened for comparing by eye; the API returns the full digest. */
const shortDigest = (digest: string | null): string => (digest === null ? 'nothing' : digest.slice(0, 8))

const actorOf = ({ adminId, adminEmail }: ListedAuditEntry): string =>
  adminId === OPERATOR ? 'The operator' : (adminEmail ?? 'An account that is gone')

function Line({ entry }: { entry: ListedAuditEntry }) {
  const { act, subject, subjectId, title, before, after, createdAt } = entry
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="font-medium break-words">
        {SUBJECTS[subject]} {title !== '' && <bdi>“{title}”</bdi>} {ACTS[act]}
      </p>
      <p className="text-[0.9375rem] break-words text-muted">
        {formatInstant(createdAt)} · {actorOf(entry)}
      </p>
      <p className="font-mono text-sm break-words text-muted">
        {subjectId} · {shortDigest(before)} → {shortDigest(after)}
      </p>
    </li>
  )
}

/** Administrators' actions, newest first. The trail is immutable. */
export function AuditTrailDialog({ onClose }: { onClose: () => void }) {
  useClosedByBack(onClose)
  const [subject, setSubject] = useState<AuditSubject>()
  const trail = useAuditTrail(subject)

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Audit trail"
      description="What administrators did, the newest first. The letters below each line say what the thing was before and after: the same letters, the same content."
    >
      <Field label="Show">
        {(control) => (
          <Select
            {...control}
            options={OPTIONS}
            value={subject ?? EVERYTHING}
            placeholder="Everything"
            onValueChange={(value) => setSubject(AUDIT_SUBJECTS.find((one) => one === value))}
          />
        )}
      </Field>
      <div className="mt-4">
        {trail.status === 'loading' && (
          <LoadingRegion label="Loading the audit trail">
            <CardSkeleton className="h-40" />
          </LoadingRegion>
        )}
        {trail.status === 'failed' && (
          <ErrorState
            title="Failed to load the audit trail"
            description={messageFor(trail.error, 'Please try again.')}
            onRetry={trail.retry}
          />
        )}
        {trail.status === 'ready' && trail.items.length === 0 && (
          <EmptyState title="Nothing yet" description="What administrators do from now on appears here." />
        )}
        {trail.status === 'ready' && trail.items.length > 0 && (
          <ul>
            {trail.items.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
        {trail.status === 'ready' && trail.loadMore !== undefined && (
          <Button variant="secondary" className="mt-4" pending={trail.isLoadingMore} onClick={trail.loadMore}>
            Load more
          </Button>
        )}
      </div>
    </Dialog>
  )
}
