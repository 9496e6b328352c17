import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { alternativesTo } from '../model/alternatives.ts'
import { distanceWords } from '../model/trip-pins.ts'

interface SwapDialogProps {
  trip: Trip
  stop: Stop
  places: readonly NearbyPlace[]
  onSwap: (place: NearbyPlace) => void
  onClose: () => void
}

/** Offers alternatives to a stop; its time and note are kept. */
export function SwapDialog({ trip, stop, places, onSwap, onClose }: SwapDialogProps) {
  useClosedByBack(onClose)
  const found = alternativesTo(trip, stop, places)
  return (
    <Dialog open onOpenChange={onClose} title="Swap for a place nearby" description={<bdi>{stop.title}</bdi>}>
      {found.length === 0 ? (
        <p className="text-muted">Nothing else is known around here.</p>
      ) : (
        <ul className="divide-y divide-line">
          {found.map(({ place, km }) => (
            <li key={place.id} className="flex items-start gap-4 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0 flex-1">
                <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
                  {place.name}
                </p>
                <p className="text-sm text-muted">
                  {place.kind}, {distanceWords(km)} away
                </p>
                <p className="mt-1 text-[0.9375rem]">{place.about}</p>
              </div>
              <Button variant="soft" aria-label={`Take ${place.name}`} onClick={() => onSwap(place)}>
                Take
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
