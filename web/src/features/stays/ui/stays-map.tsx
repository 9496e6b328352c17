import { countOf } from '@waymark/domain/wording'
import type { Stay } from '@waymark/contract/stays/stay-calls'
import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import { X } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { OPENED_HERE, stayPath } from '../../../config/paths.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { MapFrame, useBaseMap } from '../../../shared/map/map-frame.tsx'
import { Button } from '../../../ui/button.tsx'
import { pinsOfStays, type StayPin } from '../model/stay-pins.ts'
import { Rating } from './rating.tsx'
import { StaysMapView } from './stays-map-view.ts'

interface StaysMapProps {
  stays: readonly Stay[]
  /** Search parameters for the stays' pages. */
  chosen: string
}

/** The stays at the selected pin. */
function ChosenStays({ pin, chosen, onClose }: { pin: StayPin; chosen: string; onClose: () => void }) {
  return (
    <div className="flex max-h-1/2 items-start gap-2 overflow-y-auto border-t border-line py-2.5 pr-1.5 pl-4">
      <ul className="min-w-0 flex-1 divide-y divide-line">
        {pin.stays.map((stay) => (
          <li key={stay.id} className="relative py-2.5">
            <ScreenLink
              to={stayPath(stay.id) + chosen}
              state={OPENED_HERE}
              dir="auto"
              className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-accent-ink"
            >
              {stay.name}
            </ScreenLink>
            <p className="flex flex-wrap items-center gap-x-4 text-[0.9375rem]">
              <span>
                <strong className="font-semibold">{formatCents(parseMoneyText(stay.price), stay.currency)}</strong> /
                night
              </span>
              <Rating {...stay} />
            </p>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
    </div>
  )
}

/** The listed stays on a map. Keyboard and screen reader users have the list. */
export function StaysMap({ stays, chosen }: StaysMapProps) {
  const pins = useMemo(() => pinsOfStays(stays), [stays])
  const [picked, setPicked] = useState<string>()
  const map = useBaseMap(
    useCallback((element: HTMLElement, isCalm: boolean) => new StaysMapView(element, setPicked, isCalm), []),
  )
  const { view } = map
  const pickedPin = pins.find(({ key }) => key === picked)
  const unknown = stays.length - pins.reduce((sum, pin) => sum + pin.stays.length, 0)

  // Only once: later results do not move the map.
  const [first] = useState(pins)
  useEffect(() => view?.frame(first), [view, first])
  useEffect(() => view?.show(pins, picked), [view, pins, picked])
  const { lat, lng } = pickedPin ?? {}
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) view?.keepInView({ lat, lng })
  }, [view, lat, lng])

  return (
    <div className="flex h-full flex-col">
      <MapFrame map={map} onFrame={() => view?.frame(pins)} />
      {unknown > 0 && (
        <p className="border-t border-line px-4 py-2 text-sm text-muted">
          {countOf(unknown, 'place is', 'places are')} in the list alone: nobody has said where.
        </p>
      )}
      {pickedPin !== undefined && <ChosenStays pin={pickedPin} chosen={chosen} onClose={() => setPicked(undefined)} />}
    </div>
  )
}
