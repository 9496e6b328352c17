import { formatCents } from '@waymark/domain/prices'
import type { Activity } from '@waymark/contract/activities/activity'
import { CalendarDays, Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActivityPicture } from '../../../shared/cards/activity-picture.tsx'
import { CATEGORY_NAMES, STATUS_NAMES, STATUS_TONES } from '../../../shared/cards/activity-words.ts'
import { formatInstant } from '../../../shared/time/dates.ts'
import { RejectionReason } from '../../../shared/cards/rejection-reason.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconLine } from '../../../ui/icon-line.tsx'
import { useHandOnFocus } from '../../../ui/screen-focus.ts'
import { ManagedEntry } from './managed-entry.tsx'

interface ManagedActivityProps {
  activity: Activity
  /** To choose it among several. */
  select?: ReactNode
  /** The submitter's name. */
  submitter: string | undefined
  /** Buttons at the bottom. */
  actions: ReactNode
}

/** An activity as administrators see it, with status and availability. */
export function ManagedActivity({ activity, select, submitter, actions }: ManagedActivityProps) {
  const { title, description, status, category, isAvailable, location, duration, priceCents, rating } = activity
  const { dates = [] } = activity
  const ref = useHandOnFocus<HTMLElement>()
  return (
    <ManagedEntry
      ref={ref}
      select={select}
      picture={<ActivityPicture activity={activity} sizes="5rem" className="size-20 shrink-0 rounded-control" />}
      badges={
        <>
          <Badge tone={STATUS_TONES[status]}>{STATUS_NAMES[status]}</Badge>
          {category !== null && <Badge tone="accent">{CATEGORY_NAMES[category]}</Badge>}
          {!isAvailable && <Badge>Not available</Badge>}
        </>
      }
      title={title}
      description={description}
      price={[formatCents(priceCents), 'person']}
      rating={rating}
      origin={<Origin activity={activity} submitter={submitter} />}
      actions={actions}
    >
      <IconLine Icon={MapPin}>{location}</IconLine>
      {duration !== '' && <IconLine Icon={Clock}>{duration}</IconLine>}
      {dates.length > 0 && (
        <IconLine Icon={CalendarDays}>{dates.length === 1 ? '1 date' : `${dates.length} dates`}</IconLine>
      )}
    </ManagedEntry>
  )
}

interface OriginProps {
  activity: Activity
  submitter: string | undefined
}

function Origin({ activity: { createdAt, rejectionReason }, submitter }: OriginProps) {
  return (
    <>
      {rejectionReason !== null && <RejectionReason reason={rejectionReason} />}
      {submitter !== undefined && (
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          Submitted {formatInstant(createdAt)} by <bdi>{submitter}</bdi>
        </p>
      )}
    </>
  )
}
