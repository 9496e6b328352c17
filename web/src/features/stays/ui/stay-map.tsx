import { useCallback, useEffect, useMemo } from 'react'
import { MapFrame, useBaseMap } from '../../../shared/map/map-frame.tsx'
import type { NamedPoint } from '../../../shared/map/base-map.ts'
import { StayMapView } from './stay-map-view.ts'

interface StayMapProps {
  stay: NamedPoint
  nearby: readonly NamedPoint[]
}

const makeMap = (element: HTMLElement, isCalm: boolean): StayMapView => new StayMapView(element, isCalm)

/** A stay among the sights around it. The list beside it says the same. */
export function StayMap({ stay, nearby }: StayMapProps) {
  const map = useBaseMap(makeMap)
  const { view } = map
  const points = useMemo(() => [stay, ...nearby], [stay, nearby])
  const frame = useCallback(() => view?.frame(points), [view, points])
  useEffect(() => {
    // The view comes first: what is shown is placed by it.
    frame()
    view?.show(stay, nearby)
  }, [view, frame, stay, nearby])
  return (
    <div className="flex h-full flex-col">
      <MapFrame map={map} onFrame={frame} />
    </div>
  )
}
