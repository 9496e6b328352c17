import { CalendarRange, CloudSun, ListChecks, WifiOff } from 'lucide-react'
import { PointsCard } from '../../../ui/points-card.tsx'

const POINTS = [
  { Icon: CloudSun, name: 'The usual weather there', detail: 'For the months of your trip, by day and by night' },
  { Icon: CalendarRange, name: 'How long you are away', detail: 'Quantities for every day, or with a wash on the way' },
  { Icon: ListChecks, name: 'What you are going to do', detail: 'From hiking boots to a smart evening outfit' },
  { Icon: WifiOff, name: 'No signal needed', detail: 'Make your list and tick it off in the basement, too' },
]

/** Beside the form: what goes into a list. */
export function WhatIsConsidered() {
  return <PointsCard heading="What your list considers" points={POINTS} />
}
