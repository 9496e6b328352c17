import { CalendarDays, MapPin, Plane, Utensils, Wallet } from 'lucide-react'
import { PointsCard } from '../../../ui/points-card.tsx'

const PARTS = [
  { Icon: CalendarDays, name: 'Day-by-day itinerary', detail: 'Every day with its theme, times and stops' },
  { Icon: Plane, name: 'Flight and accommodation recommendations', detail: 'When to arrive and which area to stay in' },
  { Icon: MapPin, name: 'Local attractions', detail: 'Real places, checked against our atlas' },
  { Icon: Utensils, name: 'Dining suggestions', detail: 'Three meals a day with local dishes' },
  { Icon: Wallet, name: 'Budget breakdown', detail: 'What a traveller spends on the ground' },
]

export function WhatYouGet() {
  return <PointsCard heading="What you get" points={PARTS} />
}
