import type { ScanResult } from '@waymark/contract/scans/scan'
import { formatInstantDay } from '../../../shared/time/dates.ts'
import { SavedCard } from '../../../shared/cards/saved-card.tsx'
import { CARD_PICTURE } from '../../../ui/card.tsx'
import { ConfidenceBadges } from './confidence-badges.tsx'
import { PlacePhoto } from './place-photo.tsx'

interface PlaceCardProps {
  place: ScanResult
  /** Link to the scan. */
  to: string
  onDelete: () => void
}

export function PlaceCard({ place, to, onDelete }: PlaceCardProps) {
  const { locationName, category, confidence, description, locationData, createdAt } = place
  return (
    <SavedCard
      title={locationName}
      to={to}
      onDelete={onDelete}
      kept={`Discovered ${formatInstantDay(createdAt)}`}
      picture={<PlacePhoto place={place} alt="" className={`${CARD_PICTURE} aspect-4/3`} />}
    >
      <div className="mt-3">
        <ConfidenceBadges category={category} confidence={confidence} verified={locationData.verified} />
      </div>
      <div className="mt-3 flex-1">
        <p dir="auto" className="line-clamp-3 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          {description}
        </p>
      </div>
    </SavedCard>
  )
}
