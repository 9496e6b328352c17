import { Slot } from 'radix-ui'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const OPEN_DELAY_MS = 700
/** Time in ms after closing one in which the next opens without delay. */
const SKIP_DELAY_MS = 300

/** Time in ms the pointer may take from the control to its tooltip. */
const LEAVE_DELAY_MS = 150

/** Distance in px from the control and from the edges of the window. */
const GAP = 6
const EDGE = 8

/** When the last tooltip was closed. */
let closedAt = Number.NEGATIVE_INFINITY

/** Only one is open at a time. */
let closeOther: (() => void) | undefined

/** Positions the tooltip above its control if there is room, else below. */
function place(bubble: HTMLElement, control: Element): void {
  const { top, bottom, left, width } = control.getBoundingClientRect()
  const { width: ownWidth, height } = bubble.getBoundingClientRect()
  const middle = left + width / 2 - ownWidth / 2
  bubble.style.left = `${Math.max(EDGE, Math.min(middle, innerWidth - ownWidth - EDGE))}px`
  bubble.style.top = `${top - height - GAP < EDGE ? bottom + GAP : top - height - GAP}px`
}

function Bubble({
  id,
  control,
  byMouse,
  onClose,
  onEnter,
  onLeave,
  children,
}: {
  id: string
  control: Element
  /** Whether the pointer opened it; only then does it receive pointer events. */
  byMouse: boolean
  onClose: () => void
  onEnter: () => void
  onLeave: () => void
  children: ReactNode
}) {
  const bubble = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (bubble.current !== null) place(bubble.current, control)
  }, [control])

  useEffect(() => {
    closeOther?.()
    closeOther = onClose
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // Keeps a dialog below open: it listens in the same phase, but on the document.
      event.stopPropagation()
      onClose()
    }
    addEventListener('keydown', closeByKey, { capture: true })
    addEventListener('scroll', onClose, { capture: true, passive: true })
    return () => {
      closedAt = Date.now()
      if (closeOther === onClose) closeOther = undefined
      removeEventListener('keydown', closeByKey, { capture: true })
      removeEventListener('scroll', onClose, { capture: true })
    }
  }, [onClose])

  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className={`${byMouse ? '' : 'pointer-events-none '}fixed z-60 max-w-64 animate-fade rounded-lg bg-ink px-2.5 py-1.5 text-sm text-canvas shadow-lifted`}
    >
      {children}
    </div>,
    document.body,
  )
}

interface TooltipProps {
  text: ReactNode
  /** A button, or a component that passes its props on to one. */
  children: ReactElement
}

/**
 * Shows `text` on hover and focus of its child. It must not be the only name of a control: add an aria-label. Written
 * here because Radix's weighs 17 kB with its dependencies.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [opened, setOpened] = useState<{ readonly control: Element; readonly byMouse: boolean }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The hover has been handled: a tooltip closed by a press stays closed until the pointer enters again. */
  const isHovered = useRef(false)
  const isPressed = useRef(false)
  const [close] = useState(() => () => {
    clearTimeout(timer.current)
    setOpened(undefined)
  })
  const stay = () => clearTimeout(timer.current)
  const leave = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(close, LEAVE_DELAY_MS)
  }
  useEffect(() => close, [close])

  return (
    <>
      <Slot.Root
        aria-describedby={opened === undefined ? undefined : id}
        onPointerMove={({ pointerType, currentTarget }) => {
          if (pointerType === 'touch' || isHovered.current) return
          isHovered.current = true
          clearTimeout(timer.current)
          const open = () => setOpened({ control: currentTarget, byMouse: true })
          if (Date.now() - closedAt < SKIP_DELAY_MS) open()
          else timer.current = setTimeout(open, OPEN_DELAY_MS)
        }}
        onPointerLeave={() => {
          isHovered.current = false
          if (opened === undefined) close()
          else leave()
        }}
        onPointerDown={() => {
          isPressed.current = true
          const over = new AbortController()
          const release = () => {
            isPressed.current = false
            over.abort()
          }
          for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { signal: over.signal })
          close()
        }}
        onFocus={({ currentTarget }) => {
          if (!isPressed.current) setOpened({ control: currentTarget, byMouse: false })
        }}
        onBlur={close}
        onClick={close}
      >
        {children}
      </Slot.Root>
      {opened !== undefined && (
        <Bubble id={id} {...opened} onClose={close} onEnter={stay} onLeave={leave}>
          {text}
        </Bubble>
      )}
    </>
  )
}
