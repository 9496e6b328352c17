import { CalendarDays, MapPin, Plane, Utensils, Wallet } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'

const PARTS = [
  { Icon: CalendarDays, name: 'Day-by-day itinerary', detail: 'Every day with its theme, times and stops' },
  { Icon: Plane, name: 'Flight and accommodation recommendations', detail: 'When to arrive and which area to stay in' },
  { Icon: MapPin, name: 'Local attractions', detail: 'Real places, checked against our atlas' },
  { Icon: Utensils, name: 'Dining suggestions', detail: 'Three meals a day with local dishes' },
  { Icon: Wallet, name: 'Budget breakdown', detail: 'What a traveller spends on the ground' },
]

export function WhatYouGet() {
  return (
    <Card>
      <h2 className="text-xl">What you get</h2>
      <ul className="mt-5 space-y-4.5">
        {PARTS.map(({ Icon, name, detail }) => (
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
