import type { Activity } from '@waymark/contract/activities/activity'
import { LIMITS } from '@waymark/contract/limits'
import { formatCents } from '@waymark/domain/prices'
import { CircleCheck, Clock, type LucideIcon, MailCheck, Users } from 'lucide-react'
import { FactList } from '../../../shared/cards/fact-list.tsx'

const CONFIRMED_IN = `${LIMITS.pendingHours / 24} days`

function groupOf({ dates = [] }: Pick<Activity, 'dates'>): string {
  const groups = [...new Set(dates.map(({ places }) => places))].toSorted((a, b) => a - b)
  const [smallest, largest] = [groups[0], groups.at(-1)]
  if (smallest === undefined || largest === undefined) return ''
  return `Up to ${smallest === largest ? largest : `${smallest} to ${largest}`} ${largest === 1 ? 'person' : 'people'}`
}

interface Fact {
  readonly Icon: LucideIcon
  readonly name: string
  readonly text: string
}

/** What decides whether it fits the day, without reading. */
export function AtAGlance({ activity }: { activity: Activity }) {
  const facts: readonly Fact[] = [
    { Icon: Clock, name: 'Duration', text: activity.duration },
    { Icon: Users, name: 'Group', text: groupOf(activity) },
    { Icon: CircleCheck, name: 'Cancellation', text: 'Free until it begins' },
    { Icon: MailCheck, name: 'Confirmation', text: `Within ${CONFIRMED_IN}` },
  ]
  return (
    <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      {facts
        .filter(({ text }) => text !== '')
        .map(({ Icon, name, text }) => (
          <div key={name} className="grid grid-cols-[auto_1fr] content-start gap-x-2.5">
            <Icon aria-hidden="true" className="row-span-2 mt-0.5 size-5 text-accent-ink" />
            <dt className="text-sm text-muted">{name}</dt>
            <dd dir="auto" className="text-[0.9375rem] font-semibold [overflow-wrap:anywhere]">
              {text}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** What the activity's document says, and the terms of every booking; nothing else is known of it. */
export function GoodToKnow({ activity: { priceCents, meetingPoint = '' } }: { activity: Activity }) {
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="mt-7 mb-3 text-xl">
        Good to know
      </h2>
      <FactList
        facts={[
          ['Price', `${formatCents(priceCents)} for each person, the same for children.`],
          // With one, it stands on the map below.
          ['Meeting point', meetingPoint === '' ? 'Ask your host where to meet: write it under Special Requests.' : ''],
          ['Confirmation', `Within ${CONFIRMED_IN}, or the booking ends by itself.`],
        ]}
      />
    </section>
  )
}
