import type { Trip } from '@waymark/contract/trips/trip'
import { BookOpen, Sparkles } from 'lucide-react'
import { answeredBy } from './guided-days.ts'

/** Shows who planned the trip, and which days the guide filled in. */
export function AnsweredBy({ trip }: { trip: Trip }) {
  const Icon = trip.answeredBy === 'guide' ? BookOpen : Sparkles
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {answeredBy(trip).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
    </p>
  )
}
