import type { ScanResult } from '@waymark/contract/scans'
import { formatInstantDay } from '../../../domain/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'

export function PlaceCard({ place }: { place: ScanResult }) {
  return (
    <Card className="flex h-full flex-col">
      <h2 dir="auto" className="line-clamp-3 text-lg">
        {place.locationName}
      </h2>
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge tone="accent">{place.category}</Badge>
        <Badge>{Math.round(place.confidence * 100)}% confidence</Badge>
      </p>
      <p dir="auto" className="mt-3 line-clamp-3 flex-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
        {place.description}
      </p>
      <p className="mt-4 text-sm text-muted">Discovered {formatInstantDay(place.createdAt)}</p>
    </Card>
  )
}
