import { Users } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { takeFocus } from '../../ui/screen-focus.ts'
import { forgetMade } from '../live/made-changes.ts'
import { KeepPlace } from './keep-place.tsx'

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

const HEADING = 'Changed elsewhere, too'

const isOf = (at: string, path: string): boolean => path.startsWith(`${at}.`)

/** Moves the focus on from a button that disappears: to the heading of the note, or after its last to what is around. */
function focusNext(button: Element, isLast: boolean): void {
  const around = button.closest('[role=dialog], main')
  const next = isLast
    ? (around?.querySelector<HTMLElement>('h1, h2') ?? around)
    : button.closest('[role=dialog], section')?.querySelector('h2')
  if (next instanceof HTMLElement) takeFocus(next)
}

/** What the note says, with its buttons. */
function Entries<Change>({ of, overtaken, onMend }: OvertakenNoteProps<Change>) {
  return (
    <>
      <p className="text-[0.9375rem]">You changed the same on this device. The other change came later and stands.</p>
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
                onClick={({ currentTarget }) => {
                  focusNext(currentTarget, overtaken.length === 1)
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
        onClick={({ currentTarget }) => {
          focusNext(currentTarget, true)
          forgetMade(of, (path) => overtaken.some(({ at }) => isOf(at, path)))
        }}
      >
        All right
      </Button>
    </>
  )
}

/** Whether the screen is scrolled away from the element; false within a dialog. */
function useIsAway(ref: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!isShown || element === null || element.closest('[role=dialog]') !== null) return undefined
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isShown])
  return isAway && isShown
}

/**
 * Shows where somebody else's change has replaced the user's own, for example one made offline. Stays until dismissed,
 * across page loads; wherever the page is scrolled to, a button opens it there.
 */
export function OvertakenNote<Change>(props: OvertakenNoteProps<Change>) {
  const { overtaken } = props
  const headingId = useId()
  const note = useRef<HTMLElement>(null)
  const isShown = overtaken.length > 0
  const isAway = useIsAway(note, isShown)
  const [isOpen, setOpen] = useState(false)
  // It does not open by itself when something else is changed later.
  if (isOpen && !isShown) setOpen(false)
  return (
    <>
      <output className="sr-only">{overtaken.map(({ said }) => said).join('. ')}</output>
      <KeepPlace>
        {isShown && (
          <section
            ref={note}
            aria-labelledby={headingId}
            className="mb-6 rounded-card bg-warning-soft p-4 print:hidden"
          >
            <h2 id={headingId} className="mb-1 flex items-center gap-2.5 font-semibold text-warning">
              <Users aria-hidden="true" className="size-5 shrink-0" />
              {HEADING}
            </h2>
            <Entries {...props} />
          </section>
        )}
      </KeepPlace>
      {isAway && (
        <Button
          variant="secondary"
          className="fixed bottom-edge left-4 z-20 !border-transparent !bg-warning-soft !text-warning shadow-lifted md:left-72 print:hidden"
          onClick={() => setOpen(true)}
        >
          <Users aria-hidden="true" />
          {HEADING}
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title={HEADING}>
        <Entries {...props} />
      </Dialog>
    </>
  )
}
