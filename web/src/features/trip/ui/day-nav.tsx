import { ChevronRight } from 'lucide-react'
import { memo, useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { jumpTo } from './page-parts.ts'

export interface Part {
  /** Id of the section. */
  readonly id: string
  readonly label: string
  /** A day's date, such as 'Thu, Dec 10': its weekday is shown below the label. */
  readonly date?: string
}

/** The section in the viewport. */
function usePartInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        setInSight(key.split(' ').find((id) => seen.has(id)))
      },
      // Below the sticky bars, and a heading's height further: days above that are laid out late move a day that was
      // jumped to down by as much.
      { rootMargin: '-190px 0px -60% 0px' },
    )
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return inSight
}

/** The section that was jumped to, until one scrolls: at the end of a page it may not reach the top. */
function useChosenPart() {
  const [chosen, choose] = useState<string>()
  useEffect(() => {
    if (chosen === undefined) return undefined
    const forget = () => choose(undefined)
    const moves = ['wheel', 'pointerdown', 'keydown'] as const
    for (const move of moves) addEventListener(move, forget, { passive: true })
    return () => {
      for (const move of moves) removeEventListener(move, forget)
    }
  }, [chosen])
  return { chosen, choose }
}

/** Memoised, because a long trip has many. */
const PartLink = memo(function PartLink(props: Part & { isInSight: boolean; onJump: (id: string) => void }) {
  const { id, label, date, isInSight, onJump } = props
  return (
    <li className="shrink-0">
      <a
        href={`#${id}`}
        aria-current={isInSight ? 'true' : undefined}
        onClick={(event) => {
          // Following the link would add a history entry.
          event.preventDefault()
          jumpTo(id)
          onJump(id)
        }}
        className={classNames(
          'flex min-h-12 min-w-11 flex-col items-center justify-center rounded-control px-1.5 text-sm sm:px-3 leading-tight font-semibold',
          isInSight ? 'bg-accent text-on-accent' : 'text-muted hover:bg-sunken',
        )}
      >
        {label}
        {date !== undefined && (
          <>
            {' '}
            <span aria-hidden="true" className="text-[0.8125rem] font-normal">
              {date.slice(0, 3)}
            </span>
            <span className="sr-only">{date}</span>
          </>
        )}
      </a>
    </li>
  )
})

/** Whether a row goes on to the right of what is in view. */
function useGoesOn(row: RefObject<HTMLElement | null>): boolean {
  const [goesOn, setGoesOn] = useState(false)
  useEffect(() => {
    const { current } = row
    if (current === null) return undefined
    const look = () => setGoesOn(current.scrollLeft + current.clientWidth < current.scrollWidth - 1)
    const sized = new ResizeObserver(look)
    sized.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      sized.disconnect()
      current.removeEventListener('scroll', look)
    }
    // After each render: there may be more parts.
  })
  return goesOn
}

interface DayNavProps {
  parts: readonly Part[]
  /** Shown at its end, in view wherever the page is scrolled to. */
  tools: ReactNode
  /** Whether the map is beside it. */
  isBeside: boolean
  /** Called with the id of the section that is chosen. Stable. */
  onJump: (id: string) => void
}

/** Sticky navigation between the page's sections. */
export function DayNav({ parts, tools, isBeside, onJump }: DayNavProps) {
  const row = useRef<HTMLUListElement>(null)
  const goesOn = useGoesOn(row)
  const seen = usePartInSight(parts.map(({ id }) => id))
  const { chosen, choose } = useChosenPart()
  const inSight = chosen ?? seen
  const jump = useCallback(
    (id: string) => {
      choose(id)
      onJump(id)
    },
    [choose, onJump],
  )
  const at = parts.findIndex(({ id }) => id === inSight)

  useEffect(() => {
    const part = row.current?.children[at]
    // Above the first day, which is next.
    if (at < 0 && window.scrollY === 0) row.current?.scrollTo({ left: 0 })
    if (row.current === null || !(part instanceof HTMLElement)) return
    row.current.scrollTo({ left: part.offsetLeft - (row.current.clientWidth - part.offsetWidth) / 2 })
  }, [at])

  return (
    <div
      className={classNames(
        'sticky short:static top-[calc(3.75rem+var(--spacing-safe-top))] z-20 -mx-4 mb-1 flex border-b border-line bg-canvas/95 backdrop-blur sm:-mx-6 sm:mb-2 md:top-0 md:-mx-10 print:hidden',
        isBeside && 'md:mr-0',
      )}
    >
      <nav aria-label="Days" className="min-w-0 flex-1">
        <ul
          ref={row}
          className="fade-ends relative flex gap-1 overflow-x-auto px-3 py-1.5 [scrollbar-width:none] sm:gap-1.5 sm:px-6 sm:py-2 md:px-10"
        >
          {parts.map((part) => (
            <PartLink key={part.id} {...part} isInSight={part.id === inSight} onJump={jump} />
          ))}
        </ul>
      </nav>
      {goesOn && (
        // For the mouse: fingers swipe, and by keyboard each link comes into view.
        <Button
          variant="ghost"
          size="icon"
          tabIndex={-1}
          aria-hidden="true"
          className="self-center max-md:hidden pointer-coarse:hidden"
          onClick={() => row.current?.scrollBy({ left: row.current.clientWidth * 0.7, behavior: 'smooth' })}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      )}
      {tools}
    </div>
  )
}
