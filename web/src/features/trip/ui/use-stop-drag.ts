import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type DropSlot, isSameSlot, slotBeside, slotOf, slotWords } from '../model/drop-slots.ts'
import { DropLine, DraggedRow, scrollAtEdges, slotAt } from './drag-picture.ts'
import { stopId } from './page-parts.ts'

/** Handlers of a row's drag handle. Stable. */
export interface StopDrag {
  readonly onPointerDown: (event: PointerEvent, stop: Stop) => void
  readonly onKeyDown: (event: KeyboardEvent, stop: Stop) => void
  readonly onBlur: () => void
}

/** Less movement is a click, not a drag. */
const THRESHOLD_PX = 4

interface DragWishes {
  trip: Trip
  onDrop: (stop: Stop, slot: DropSlot) => void
}

/**
 * Moves stops by their handle: with mouse or touch, or with arrow keys between two presses of Space. React renders
 * nothing meanwhile: each frame only moves a copy of the row and a line, whatever the trip's length.
 */
export function useStopDrag({ trip, onDrop }: DragWishes): { drag: StopDrag; said: string } {
  const [said, say] = useState('')
  const latest = useRef({ trip, onDrop })
  useEffect(() => {
    latest.current = { trip, onDrop }
  })
  /** The stop lifted by keyboard, and its drop position. */
  const lifted = useRef<{ readonly stop: Stop; readonly slot: DropSlot; readonly line: DropLine }>(undefined)
  /** Cancels a pointer drag. */
  const cancel = useRef<() => void>(undefined)

  const drop = useCallback((stop: Stop, slot: DropSlot) => {
    const { trip, onDrop } = latest.current
    if (isSameSlot(slot, slotOf(trip, stop))) say(`${stop.title} stays where it was`)
    else onDrop(stop, slot)
  }, [])

  const putDown = useCallback(() => {
    lifted.current?.line.remove()
    lifted.current = undefined
  }, [])

  const onKeyDown = useCallback(
    (event: KeyboardEvent, stop: Stop) => {
      const { trip } = latest.current
      const held = lifted.current
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault()
        if (held === undefined) {
          const slot = slotOf(trip, stop)
          lifted.current = { stop, slot, line: new DropLine() }
          say(`${stop.title} lifted from ${slotWords(trip, stop.id, slot)}. Arrow keys move it, Space puts it down.`)
        } else {
          putDown()
          drop(stop, held.slot)
        }
      } else if (held !== undefined && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        event.preventDefault()
        const slot = slotBeside(trip, stop.id, held.slot, event.key === 'ArrowDown' ? 1 : -1)
        lifted.current = { ...held, slot }
        held.line.showAt(slot, stop.id, true)
        say(`${stop.title}: ${slotWords(trip, stop.id, slot)}`)
      } else if (held !== undefined && event.key === 'Escape') {
        event.preventDefault()
        putDown()
        say(`${stop.title} stays where it was`)
      }
    },
    [drop, putDown],
  )

  const onPointerDown = useCallback(
    (event: PointerEvent, stop: Stop) => {
      const row = document.getElementById(stopId(stop.id))
      if (event.button !== 0 || row === null) return
      putDown()
      const handle = event.currentTarget
      const { pointerId, clientX, clientY: startY } = event
      let y = startY
      let frame = 0
      let slot: DropSlot | undefined
      let picture: { readonly copy: DraggedRow; readonly line: DropLine } | undefined

      function draw(): void {
        frame = 0
        if (picture === undefined) return
        // Continues scrolling while the pointer rests at an edge.
        if (scrollAtEdges(y)) frame = requestAnimationFrame(draw)
        // All reads before all writes, to avoid forced layouts.
        slot = slotAt(row, y, stop.id)
        if (slot === undefined) picture.line.hide()
        else picture.line.showAt(slot, stop.id, false)
        picture.copy.moveTo(y)
      }
      function move(moved: globalThis.PointerEvent): void {
        if (moved.pointerId !== pointerId) return
        y = moved.clientY
        if (picture === undefined && row !== null) {
          if (Math.hypot(moved.clientX - clientX, y - startY) < THRESHOLD_PX) return
          picture = { copy: new DraggedRow(row, startY), line: new DropLine() }
        }
        if (frame === 0) frame = requestAnimationFrame(draw)
      }
      function end(): void {
        cancelAnimationFrame(frame)
        picture?.copy.remove()
        picture?.line.remove()
        listening.abort()
        cancel.current = undefined
      }
      const listening = new AbortController()
      const { signal } = listening
      cancel.current = end
      handle.setPointerCapture(pointerId)
      addEventListener('pointermove', move, { signal })
      addEventListener('pointercancel', end, { signal })
      addEventListener('keydown', (event: globalThis.KeyboardEvent) => event.key === 'Escape' && end(), { signal })
      addEventListener(
        'pointerup',
        () => {
          const wasDragged = picture !== undefined
          end()
          if (wasDragged && slot !== undefined) drop(stop, slot)
        },
        { signal },
      )
    },
    [drop, putDown],
  )

  useEffect(
    () => () => {
      cancel.current?.()
      putDown()
    },
    [putDown],
  )
  const [drag] = useState<StopDrag>(() => ({ onPointerDown, onKeyDown, onBlur: putDown }))
  return { drag, said }
}
