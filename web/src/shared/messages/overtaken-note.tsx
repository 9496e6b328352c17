import { Users } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { forgetMade } from '../live/made-changes.ts'

/** A stop, expense or item on which somebody else's change has replaced the user's own. */
export interface Overtaken<Change> {
  /** Path in the trip or list: 'stops.k3'. */
  readonly at: string
  /** '“Castle” was changed by Ben'. */
  readonly said: string
  /** 'Day: day 3. You had day 2.' */
  readonly lines: readonly string[]
  /** The change that restores the user's own version; undefined if impossible. */
  readonly fix: { readonly label: string; readonly said: string; readonly change: Change } | undefined
}

interface OvertakenNoteProps<Change> {
  /** Id of the trip or packing list. */
  of: string
  overtaken: readonly Overtaken<Change>[]
  onMend: (change: Change, said: string) => void
}

/**
 * Shows where somebody else's change has replaced the user's own, for example one made offline. Stays until dismissed,
 * across page loads.
 */
export function OvertakenNote<Change>({ of, overtaken, onMend }: OvertakenNoteProps<Change>) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  /** Call before the pressed button disappears. */
  const focusNext = (isLast: boolean): void => {
    const around = heading.current?.closest('[role=dialog], main')
    const next = isLast ? (around?.querySelector<HTMLElement>('h1, h2') ?? around) : heading.current
    if (!(next instanceof HTMLElement)) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  }
  const isOf = (at: string, path: string): boolean => path.startsWith(`${at}.`)
  return (
    <>
      <output className="sr-only">{overtaken.map(({ said }) => said).join('. ')}</output>
      {overtaken.length > 0 && (
        <section aria-labelledby={headingId} className="mb-6 rounded-card bg-warning-soft p-4 print:hidden">
          <h2 ref={heading} id={headingId} className="flex items-center gap-2.5 font-semibold text-warning">
            <Users aria-hidden="true" className="size-5 shrink-0" />
            Changed elsewhere, too
          </h2>
          <p className="mt-1 text-[0.9375rem]">
            You changed the same on this device. The other change came later and stands.
          </p>
          <ul>
            {overtaken.map(({ at, said, lines, fix }) => (
              <li key={at} className="mt-3 [overflow-wrap:anywhere]">
                <p dir="auto" className="font-semibold">
                  {said}
                </p>
                {lines.map((line) => (
                  <p key={line} dir="auto" className="text-[0.9375rem] whitespace-pre-line">
                    {line}
                  </p>
                ))}
                {fix !== undefined && (
                  <Button
                    variant="secondary"
                    className="mt-2"
                    aria-label={`${fix.label}: ${said}`}
                    onClick={() => {
                      focusNext(overtaken.length === 1)
                      forgetMade(of, (path) => isOf(at, path))
                      onMend(fix.change, fix.said)
                    }}
                  >
                    {fix.label}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            className="mt-2"
            onClick={() => {
              focusNext(true)
              forgetMade(of, (path) => overtaken.some(({ at }) => isOf(at, path)))
            }}
          >
            All right
          </Button>
        </section>
      )}
    </>
  )
}
