import type { Stop } from '@waymark/contract/trips/stop'
import { Check } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { countdownTo } from '../model/next-stop.ts'
import { timeWords } from '../model/stop-words.ts'
import { BookedFacts } from './booked.tsx'
import { FactsOfStop, StopLink } from './stop-on-trip.tsx'

interface NextStopCardProps {
  tripId: string
  stop: Stop
  /** Current local time in minutes after midnight; undefined before that day. */
  minute: number | undefined
  /** Ticks it off; undefined for viewers. */
  onDone: (() => void) | undefined
}

/** The next stop: time, place, directions, and booking code. */
export function NextStopCard({ tripId, stop, minute, onDone }: NextStopCardProps) {
  const { title, description, note, place } = stop
  const countdown = minute === undefined ? undefined : countdownTo(stop, minute)
  return (
    <section aria-labelledby="next-stop" className="rounded-card bg-accent-soft p-5">
      <p className="text-sm text-muted">
        {minute === undefined ? 'First' : 'Next'}
        {[timeWords(stop), countdown].flatMap((words) => words ?? []).map((words) => ` · ${words}`)}
      </p>
      <h2 id="next-stop" dir="auto" className="mt-1 text-2xl [overflow-wrap:anywhere]">
        <StopLink tripId={tripId} stop={stop} />
      </h2>
      {place !== null && place.name !== title && (
        <p dir="auto" className="mt-1 text-muted [overflow-wrap:anywhere]">
          {place.name}
        </p>
      )}
      {description !== '' && (
        <p dir="auto" className="mt-1.5 text-[0.9375rem] [overflow-wrap:anywhere]">
          {description}
        </p>
      )}
      {note !== '' && (
        <p dir="auto" className="mt-2 border-l border-accent pl-4 whitespace-pre-line [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      {stop.bookingId !== null && <BookedFacts stop={stop} />}
      <div className="mt-1">
        <FactsOfStop tripId={tripId} stop={stop} />
      </div>
      {onDone !== undefined && (
        <Button variant="primary" className="mt-3" onClick={onDone}>
          <Check aria-hidden="true" />
          Done
        </Button>
      )}
    </section>
  )
}
