import type { Stop } from '@waymark/contract/trips/stop'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { directionsLink } from '../../../shared/trips/map-link.ts'
import { costWords, hostOf } from '../model/stop-words.ts'

const LINK =
  '-mx-2 -my-2.5 inline-flex min-h-11 min-w-11 items-center justify-center gap-1 px-2 font-medium text-accent-ink underline-offset-3 hover:underline'

interface StopFactsProps {
  stop: Stop
  /** Shows it on the map; undefined if it is not there. */
  onPoint?: ((stop: Stop) => void) | undefined
  /** The button for the rest of the description. */
  more?: ReactNode
}

/** A stop's costs, place, directions and link. Without icons, because each row of a long trip has them. */
export function StopFacts({ stop, onPoint, more }: StopFactsProps) {
  const { title, place, link } = stop
  const cost = costWords(stop)
  const directions = place === null ? undefined : directionsLink(place)
  if (cost === undefined && directions === undefined && link === null && onPoint === undefined && more === undefined)
    return null
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-sm text-muted">
      {more}
      {cost !== undefined && <span>{cost}</span>}
      {onPoint !== undefined && (
        <button
          type="button"
          aria-label={`Show ${title} on the map`}
          className={`${LINK} print:hidden`}
          onClick={() => onPoint(stop)}
        >
          Map
        </button>
      )}
      {directions !== undefined && (
        <a
          href={directions}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Directions to ${place?.name ?? title} (opens in a new tab)`}
          className={`${LINK} print:hidden`}
        >
          Directions
        </a>
      )}
      {link !== null && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${hostOf(link)}, about ${title} (opens in a new tab)`}
          className={LINK}
        >
          <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{hostOf(link)}</span>
        </a>
      )}
    </p>
  )
}
