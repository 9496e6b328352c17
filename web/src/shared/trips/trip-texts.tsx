import type { Trip } from '@waymark/contract/trips/trip'

interface TripFactsProps {
  trip: Pick<Trip, 'budget' | 'travelStyle' | 'departureCity' | 'destination'>
  className: string
  /** Class of each fact. */
  factClass: string
}

/** The choices a trip was planned from. */
export function TripFacts({ trip, className, factClass }: TripFactsProps) {
  const facts = [
    ['Budget', trip.budget],
    ['Travel style', trip.travelStyle],
    // Days that were kept before there was an account have no origin: their trip sets out where it goes.
    ...(trip.departureCity === trip.destination ? [] : [['Flying from', trip.departureCity] as const]),
  ] as const
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

/** A list of highlights or tips. */
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

/** The traveller's preferences as typed. */
export function Preferences({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">
      {text}
    </p>
  )
}
