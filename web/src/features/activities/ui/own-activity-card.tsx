import { formatCents } from '@waymark/domain/prices'
import type { Activity } from '@waymark/contract/activities/activity'
import { isOpenSubmission } from '@waymark/contract/activities/activity'
import { MapPin, Pencil, Trash2 } from 'lucide-react'
import { ActivityPicture } from '../../../shared/cards/activity-picture.tsx'
import { STATUS_NAMES, STATUS_TONES } from '../../../shared/cards/activity-words.ts'
import { formatInstantDay } from '../../../shared/time/dates.ts'
import { RejectionReason } from '../../../shared/cards/rejection-reason.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconLine } from '../../../ui/icon-line.tsx'

interface OwnActivityCardProps {
  activity: Activity
  onEdit: () => void
  onDelete: () => void
}

/** A submission as its submitter sees it. */
export function OwnActivityCard({ activity, onEdit, onDelete }: OwnActivityCardProps) {
  const { title, status, location, priceCents, rejectionReason, createdAt } = activity
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5 text-[0.9375rem] shadow-card">
      <div className="flex items-start gap-3.5">
        <ActivityPicture activity={activity} sizes="5rem" className="size-20 shrink-0 rounded-control" />
        <div className="min-w-0 flex-1 space-y-1.5">
          <Badge tone={STATUS_TONES[status]}>{STATUS_NAMES[status]}</Badge>
          <h3 dir="auto" className="text-lg [overflow-wrap:anywhere]">
            {title}
          </h3>
        </div>
      </div>
      <IconLine Icon={MapPin}>{location}</IconLine>
      <p className="text-muted">
        {formatCents(priceCents)} / person · Submitted {formatInstantDay(createdAt)}
      </p>
      {rejectionReason !== null && <RejectionReason reason={rejectionReason} />}
      {isOpenSubmission(activity) && (
        <div className="mt-auto flex flex-wrap gap-2.5 pt-2">
          <Button variant="secondary" aria-label={`Edit ${title}`} onClick={onEdit}>
            <Pencil aria-hidden="true" />
            Edit
          </Button>
          <Button variant="ghost" className="!text-danger" aria-label={`Delete ${title}`} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
        </div>
      )}
    </article>
  )
}
