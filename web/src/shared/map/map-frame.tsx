import { LocateFixed, Minus, Plus, Scan } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { MAP_TILES } from '../../config/map-tiles.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.tsx'
import type { BaseMap } from './base-map.ts'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

interface MapInElement<View> {
  readonly element: RefObject<HTMLDivElement | null>
  /** Set once the map is drawn. */
  readonly view: View | undefined
}

/**
 * Creates a map in an element and follows its size.
 * @param make must be stable: another function recreates the map
 */
export function useBaseMap<View extends BaseMap>(
  make: (element: HTMLElement, isCalm: boolean) => View,
): MapInElement<View> {
  const element = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>()
  useEffect(() => {
    if (element.current === null) return
    const made = make(element.current, matchMedia(REDUCED_MOTION).matches)
    const sized = new ResizeObserver(() => made.resize())
    sized.observe(element.current)
    setView(made)
    return () => {
      sized.disconnect()
      made.destroy()
    }
  }, [make])
  return { element, view }
}

function Tool({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="icon" aria-label={label} className="shadow-card" onClick={onPress}>
      {children}
    </Button>
  )
}

interface MapFrameProps {
  map: MapInElement<BaseMap>
  /** Fits all contents into view. */
  onFrame: () => void
  /** Whether the map has marks that are reached by keyboard. */
  hasMarks?: boolean
}

/** The map's element with its controls and attribution. */
export function MapFrame({ map: { element, view }, onFrame, hasMarks = false }: MapFrameProps) {
  function nearMe(): void {
    const fail = () => notify.error('Your location could not be found', 'Allow it in the settings of your browser.')
    if (!('geolocation' in navigator)) fail()
    else
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => view?.showHere({ lat: coords.latitude, lng: coords.longitude }),
        fail,
        { timeout: 15_000, maximumAge: 60_000 },
      )
  }

  return (
    <div className="relative isolate min-h-0 flex-1">
      {/* Hidden from screen readers, because the list contains the same entries; not around what has the focus. */}
      <div ref={element} aria-hidden={hasMarks ? undefined : 'true'} className="base-map size-full" />
      <div className="absolute top-2.5 right-2.5 z-[1000] grid gap-1.5">
        <Tool label="Zoom in" onPress={() => view?.zoom(1)}>
          <Plus aria-hidden="true" />
        </Tool>
        <Tool label="Zoom out" onPress={() => view?.zoom(-1)}>
          <Minus aria-hidden="true" />
        </Tool>
        <Tool label="Show all of it" onPress={onFrame}>
          <Scan aria-hidden="true" />
        </Tool>
        <Tool label="Near me" onPress={nearMe}>
          <LocateFixed aria-hidden="true" />
        </Tool>
      </div>
      <p className="absolute bottom-0 left-0 z-[1000] rounded-tr-md bg-surface/85 px-2 py-0.5 text-xs text-muted">
        {MAP_TILES?.attribution ?? 'Made with GSHHG and Natural Earth'}
      </p>
    </div>
  )
}
