import type { Activity } from '@waymark/contract/activities/activity'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SUBMISSIONS_HASH } from '../../../config/paths.ts'
import { OwnActivityCard } from './own-activity-card.tsx'

interface OwnActivitiesProps {
  activities: readonly Activity[]
  onEdit: (activity: Activity) => void
  onDelete: (activity: Activity) => void
}

/** The user's submissions with their status. */
export function OwnActivities({ activities, onEdit, onDelete }: OwnActivitiesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const location = useLocation()

  // A notification links here, possibly repeatedly.
  useEffect(() => {
    if (location.hash !== SUBMISSIONS_HASH) return
    heading.current?.focus()
    heading.current?.scrollIntoView()
  }, [location])

  return (
    <section aria-labelledby={SUBMISSIONS_HASH.slice(1)} className="mt-12">
      <h2 ref={heading} id={SUBMISSIONS_HASH.slice(1)} tabIndex={-1} className="text-2xl">
        Your Submitted Activities
      </h2>
      <ul className="mt-4 card-grid">
        {activities.map((activity) => (
          <li key={activity.id} className="min-w-0">
            <OwnActivityCard activity={activity} onEdit={() => onEdit(activity)} onDelete={() => onDelete(activity)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
