import { CalendarRange, CloudSun, ListChecks, WifiOff } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'

const POINTS = [
  { Icon: CloudSun, name: 'The usual weather there', detail: 'For the months of your trip, by day and by night' },
  { Icon: CalendarRange, name: 'How long you are away', detail: 'Quantities for every day, or with a wash on the way' },
  { Icon: ListChecks, name: 'What you are going to do', detail: 'From hiking boots to a smart evening outfit' },
  { Icon: WifiOff, name: 'No signal needed', detail: 'Make your list and tick it off in the basement, too' },
]

/** Beside the form: what goes into a list. */
export function WhatIsConsidered() {
  return (
    <Card>
      <h2 className="text-xl">What your list considers</h2>
      <ul className="mt-5 space-y-4.5">
        {POINTS.map(({ Icon, name, detail }) => (
          <li key={name} className="flex gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
