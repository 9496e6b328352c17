import type { Activity } from '@waymark/contract/activities/activity'
import { LIMITS } from '@waymark/contract/limits'
import { formatCents } from '@waymark/domain/prices'

/** What the activity's document says, and the terms of every booking; nothing else is known of it. */
function factsOf({ location, duration, priceCents, dates = [] }: Activity): (readonly [name: string, fact: string])[] {
  const groups = [...new Set(dates.map(({ places }) => places))].toSorted((a, b) => a - b)
  const [smallest, largest] = [groups[0], groups.at(-1)]
  return [
    ['Where', `${location}. Ask your host where to meet: write it under Special Requests.`],
    ['Duration', duration],
    ['Price', `${formatCents(priceCents)} for each person, the same for children.`],
    [
      'Group',
      smallest === undefined || largest === undefined
        ? ''
        : `Up to ${smallest === largest ? largest : `${smallest} to ${largest}`} ${largest === 1 ? 'person' : 'people'} on a date.`,
    ],
    ['Confirmation', `Within ${LIMITS.pendingHours / 24} days, or the booking ends by itself.`],
    ['Cancellation', 'Free of charge until it begins.'],
  ]
}

export function ActivityFacts({ activity }: { activity: Activity }) {
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="mt-7 text-2xl">
        Good to know
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
        {factsOf(activity)
          .filter(([, fact]) => fact !== '')
          .map(([name, fact]) => (
            <div key={name} className="contents">
              <dt className="text-muted max-sm:-mb-2">{name}</dt>
              <dd dir="auto" className="[overflow-wrap:anywhere]">
                {fact}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
