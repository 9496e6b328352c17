import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { Navigation } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { addressLink, directionsLink } from '../../../shared/trips/map-link.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { metersInWords } from '../model/stay-words.ts'

const LazyStayMap = lazyPart(async () => (await import('./stay-map.tsx')).StayMap, {
  Loading: () => <Skeleton className="size-full" />,
})

type Placed = Pick<StayDetails, 'name' | 'address' | 'location' | 'coordinates' | 'nearby'>

const NONE: NonNullable<StayDetails['nearby']> = []

/** The map weighs as much as the rest of the page: it is loaded when one scrolls near it. */
function useIsNear() {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (frame.current === null || typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(([entry]) => setNear((was) => was || entry?.isIntersecting === true), {
      rootMargin: '200px',
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return { frame, isNear }
}

/** Where a stay is, and what one walks to from there. */
export function WhereStayIs({ name, address, location, coordinates, nearby = NONE }: Placed) {
  const { frame, isNear } = useIsNear()
  const stay = useMemo(() => coordinates && { name, ...coordinates }, [name, coordinates])
  const directions =
    coordinates === null
      ? addressLink(`${address}, ${location}`)
      : directionsLink({ status: 'verified', ...coordinates })
  return (
    <section aria-labelledby="where-title" className="mt-8 border-t border-line pt-6">
      <h2 id="where-title" className="mb-4 text-xl">
        Where it is
      </h2>
      <p dir="auto" className="[overflow-wrap:anywhere]">
        {address === '' ? location : `${address}, ${location}`}
      </p>
      {nearby.length > 0 && (
        <ul aria-label="Nearby" className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {nearby.map((sight) => (
            <li key={`${sight.name} ${sight.meters}`} className="flex justify-between gap-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <bdi>{sight.name}</bdi> <span className="text-muted">{sight.kind}</span>
              </span>
              <span className="shrink-0 text-muted">{metersInWords(sight.meters)}</span>
            </li>
          ))}
        </ul>
      )}
      {nearby.length > 0 && <p className="mt-2 text-sm text-muted">Distances are as the crow flies.</p>}
      {stay !== null && (
        <div ref={frame} className="mt-5 h-72 overflow-hidden rounded-card border border-line bg-sunken">
          {isNear && <LazyStayMap stay={stay} nearby={nearby} />}
        </div>
      )}
      <p className="mt-4">
        <a
          href={directions}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Directions to ${name} (opens in a new tab)`}
          className={buttonClass('secondary')}
        >
          <Navigation aria-hidden="true" />
          Directions
        </a>
      </p>
    </section>
  )
}
