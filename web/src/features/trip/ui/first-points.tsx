import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/** So many are shown until more are asked for. */
const FIRST = 3
/** Longer ones have more than two lines on a phone. */
const CLAMPED = 80

interface FirstPointsProps {
  points: readonly string[]
  /** 'tips'. */
  what: string
}

/** A long list of texts: its first, of two lines on a phone, and all of them on request and in print. */
export function FirstPoints({ points, what }: FirstPointsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ul className="list-disc space-y-1.5 pl-5 marker:text-accent">
        {points.map((point, index) => (
          <li key={point} dir="auto" className={isOpen || index < FIRST ? undefined : 'hidden print:list-item'}>
            <span className={isOpen ? undefined : 'max-sm:line-clamp-2 print:line-clamp-none'}>{point}</span>
          </li>
        ))}
      </ul>
      {(points.length > FIRST || points.some(({ length }) => length > CLAMPED)) && (
        <button
          type="button"
          aria-expanded={isOpen}
          className={classNames(
            'inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4 print:hidden',
            points.length <= FIRST && 'sm:hidden',
          )}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? `Fewer ${what}` : `All ${what} (${points.length})`}
        </button>
      )}
    </>
  )
}
