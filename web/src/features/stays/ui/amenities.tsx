import {
  AirVent,
  Check,
  CircleParking,
  Coffee,
  CookingPot,
  Dumbbell,
  Heater,
  Tv,
  WashingMachine,
  WavesLadder,
  Wifi,
  type LucideIcon,
} from 'lucide-react'
import { amenityName } from '../model/stay-words.ts'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  wifi: Wifi,
  parking: CircleParking,
  breakfast: Coffee,
  pool: WavesLadder,
  gym: Dumbbell,
  kitchen: CookingPot,
  airconditioning: AirVent,
  heating: Heater,
  washer: WashingMachine,
  tv: Tv,
}

export function Amenities({ amenities }: { amenities: readonly string[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
      {amenities.map((word) => {
        const Icon = ICONS[word] ?? Check
        return (
          <li key={word} className="flex min-w-0 items-center gap-2.5">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{amenityName(word)}</span>
          </li>
        )
      })}
    </ul>
  )
}
