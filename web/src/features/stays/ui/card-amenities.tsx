import { CircleParking, Coffee, WavesLadder, Wifi, type LucideIcon } from 'lucide-react'
import { amenityName, cardAmenities } from '../model/stay-words.ts'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  wifi: Wifi,
  parking: CircleParking,
  breakfast: Coffee,
  pool: WavesLadder,
}

export function CardAmenities({ amenities }: { amenities: readonly string[] }) {
  const shown = cardAmenities(amenities)
  if (shown.length === 0) return null
  return (
    <ul aria-label="Amenities" className="flex gap-3 text-muted">
      {shown.map((word) => {
        const Icon = ICONS[word]
        return (
          <li key={word} title={amenityName(word)}>
            {Icon !== undefined && <Icon aria-hidden="true" className="size-4.5" />}
            <span className="sr-only">{amenityName(word)}</span>
          </li>
        )
      })}
    </ul>
  )
}
