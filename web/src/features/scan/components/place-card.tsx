import type { ScanResult } from '@waymark/contract/scans'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatInstantDay } from '../../../domain/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfidenceBadges } from './confidence-badges.tsx'
import { PlacePhoto } from './place-photo.tsx'

interface PlaceCardProps {
  place: ScanResult
  /** Where the place is shown whole. */
  to: string
  onDelete: () => void
}

export function PlaceCard({ place, to, onDelete }: PlaceCardProps) {
  const { locationName, category, confidence, description, locationData, createdAt } = place
  return (
    <Card className="relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-lifted">
      <PlacePhoto
        place={place}
        alt=""
        className="-mx-5 -mt-5 mb-5 aspect-4/3 w-[calc(100%+2.5rem)] max-w-none sm:-mx-6 sm:-mt-6 sm:w-[calc(100%+3rem)]"
      />
      <div className="flex items-start gap-2">
        <h2 dir="auto" className="min-w-0 flex-1 text-lg">
          <Link
            to={to}
            state={{ openedHere: true }}
            className="-ml-0.5 line-clamp-3 rounded-card pl-0.5 after:absolute after:inset-0 after:rounded-card"
          >
            {locationName}
          </Link>
        </h2>
        <Button
          variant="ghost"
          size="icon"
          className="relative z-10 -mt-2.5 -mr-2.5 !text-muted hover:!text-danger"
          aria-label={`Delete ${locationName}`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <div className="mt-3">
        <ConfidenceBadges category={category} confidence={confidence} verified={locationData.verified} />
      </div>
      <div className="mt-3 flex-1">
        <p dir="auto" className="line-clamp-3 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          {description}
        </p>
      </div>
      <p className="mt-4 text-sm text-muted">Discovered {formatInstantDay(createdAt)}</p>
    </Card>
  )
}
