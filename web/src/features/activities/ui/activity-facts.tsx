import type { Activity } from '@waymark/contract/activities/activity'
import { LIMITS } from '@waymark/contract/limits'
import { formatCents } from '@waymark/domain/prices'
import { FactList } from '../../../shared/cards/fact-list.tsx'

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
      <h2 id="facts-title" className="mt-7 mb-3 text-2xl">
        Good to know
      </h2>
      <FactList facts={factsOf(activity)} />
    </section>
  )
}
