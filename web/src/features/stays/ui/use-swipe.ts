import { useRef, type PointerEvent } from 'react'

/** Movement from which a touch counts as a swipe. */
const SLACK_PX = 8
/** Minimum swipe distance as a fraction of the width. */
const ENOUGH = 0.18

interface Drag {
  readonly pointer: number
  readonly fromX: number
  moved: number
}

/**
 * Horizontal swiping by touch or mouse. Meanwhile the element has `--drag` (the distance) and `data-dragging`. Vertical
 * movement still scrolls the page: set `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const drag = useRef<Drag>(undefined)

  function end(event: PointerEvent<HTMLElement>, isSwipe: boolean): void {
    const { currentTarget: element } = event
    const moved = drag.current?.moved ?? 0
    drag.current = undefined
    element.style.removeProperty('--drag')
    delete element.dataset['dragging']
    if (isSwipe && Math.abs(moved) > element.clientWidth * ENOUGH) onSwipe(moved < 0 ? 1 : -1)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.isPrimary && event.button === 0) {
        drag.current = { pointer: event.pointerId, fromX: event.clientX, moved: 0 }
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (current?.pointer !== event.pointerId) return
      const { currentTarget: element } = event
      current.moved = event.clientX - current.fromX
      if (element.dataset['dragging'] === undefined && Math.abs(current.moved) < SLACK_PX) return
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
      element.dataset['dragging'] = ''
      element.style.setProperty('--drag', `${current.moved}px`)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}
