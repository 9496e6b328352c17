import type { LocationInfo } from '@waymark/contract/scans/scan'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { percent } from '../model/scan.ts'

interface OtherPlacesProps {
  places: readonly LocationInfo[]
  /** The displayed candidate, which is left out. */
  chosen: number
  /** Those that the user has named. */
  named: readonly number[]
  disabled: boolean
  onChoose: (index: number) => void
}

/** The other candidates, in case the first is wrong. */
export function OtherPlaces({ places, chosen, named, disabled, onChoose }: OtherPlacesProps) {
  const id = useId()
  const others = places.map((place, index) => ({ place, index })).filter(({ index }) => index !== chosen)
  if (others.length === 0) return null
  return (
    <div>
      <h3 id={id} className="font-sans text-[0.9375rem] font-semibold tracking-normal">
        Not it? It could also be
      </h3>
      <ul aria-labelledby={id} className="mt-2.5 flex flex-wrap gap-2">
        {others.map(({ place: { name, confidence }, index }) => (
          <li key={index}>
            <Button
              variant="secondary"
              className="py-1.5 text-left"
              disabled={disabled}
              onClick={() => onChoose(index)}
            >
              <span dir="auto" className="[overflow-wrap:anywhere]">
                {name}
              </span>
              <span className="shrink-0 text-sm font-normal text-muted">
                {named.includes(index) ? 'named by you' : percent(confidence)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
