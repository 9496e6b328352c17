import type { Trip } from '@waymark/contract/trips/trip'
import { List, X } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { reportError } from '../../../shared/api/report-error.ts'
import { whenIdle } from '../../../shared/navigation/when-idle.ts'
import { isOnline, whenOnline } from '../../../shared/pwa/online.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { cacheMapGeometry } from '../../../shared/map/map-geometry.ts'
import type { TripMapProps } from './trip-map.tsx'
import type { MapState } from './use-map-state.ts'

/** Lazy, because the map weighs as much as the rest of the page. */
function useMapCode(isShown: boolean): {
  Code: ComponentType<TripMapProps> | undefined
  failed: boolean
  retry: () => void
} {
  const [code, setCode] = useState<{ readonly TripMap: ComponentType<TripMapProps> }>()
  const [failed, setFailed] = useState(false)
  const isDue = isShown && code === undefined && !failed
  useEffect(() => {
    if (!isDue) return
    import('./trip-map.tsx').then(setCode, (error: unknown) => {
      setFailed(true)
      reportError(error, 'loading the map')
    })
  }, [isDue])
  return { Code: code?.TripMap, failed, retry: () => setFailed(false) }
}

/** Caches the map geometry around the trip for offline use. */
function useKeptGround({ lat, lng }: Trip['place']): void {
  useEffect(
    () =>
      whenOnline(() => {
        whenIdle()
          .then(() => cacheMapGeometry(lat, lng))
          .catch((error: unknown) => {
            // If the network was lost meanwhile, the next visit caches it. fetch fails with a TypeError, sometimes
            // before the browser reports being offline.
            if (isOnline() && !(error instanceof TypeError)) reportError(error, 'keeping the map')
          })
      }),
    [lat, lng],
  )
}

const bringIntoView = (section: HTMLElement | null): void => section?.scrollIntoView()

/** Beside the list on wide screens; on others it replaces the list by a switch. */
export function MapPane({ trip, map }: { trip: Trip; map: MapState }) {
  const { isBeside, isShown, setShown } = map
  const { Code, failed, retry } = useMapCode(isShown)
  useKeptGround(trip.place)
  const closing = isBeside ? (
    <Button
      variant="ghost"
      size="icon"
      className="self-center"
      aria-label="Close the map"
      onClick={() => setShown(false)}
    >
      <X aria-hidden="true" />
    </Button>
  ) : (
    // Where 'Map' is in the bar of days.
    <div className="flex items-center border-l border-line p-1">
      <Button variant="ghost" className="!px-2.5 !text-accent-ink" onClick={() => setShown(false)}>
        <List aria-hidden="true" />
        List
      </Button>
    </div>
  )
  if (!isShown) return null
  return (
    <section
      ref={isBeside ? undefined : bringIntoView}
      aria-label="Map"
      className={classNames(
        'overflow-hidden rounded-card border border-line bg-surface print:hidden',
        isBeside
          ? 'sticky top-10 h-[calc(100dvh-4rem)]'
          : // Between the bars, where the style sheet's scroll-padding leaves it.
            'mt-6 h-[calc(100dvh-5rem-var(--spacing-edge))] min-h-96',
      )}
    >
      {Code !== undefined ? (
        <Code trip={trip} map={map} closing={closing} />
      ) : (
        <div className="flex h-full flex-col">
          <div className="flex justify-end border-b border-line">{closing}</div>
          {failed ? <ErrorState onRetry={retry} /> : <Skeleton className="flex-1" />}
        </div>
      )}
    </section>
  )
}
