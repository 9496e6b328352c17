import type { Trip } from '@waymark/contract/trips/trip'

interface TripFactsProps {
  trip: Pick<Trip, 'budget' | 'travelStyle' | 'departureCity'>
  className: string
  /** Of each fact. */
  factClass: string
}

/** What the trip was planned with. */
export function TripFacts({ trip, className, factClass }: TripFactsProps) {
  const facts = [
    ['Budget', trip.budget],
    ['Travel style', trip.travelStyle],
    ['Flying from', trip.departureCity],
  ]
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label} className={factClass}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The highlights or the tips of a trip. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-5 marker:text-accent">
      {points.map((point) => (
        <li key={point} dir="auto">
          {point}
        </li>
      ))}
    </ul>
  )
}

/** What the traveller has asked for, as it was typed. */
export function Preferences({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">
      {text}
    </p>
  )
}
