import type { Trip } from '@waymark/contract/trips/trip'
import type { TripChange } from '@waymark/domain/trip-changes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { notify } from '../../../ui/toast.tsx'
import { writeChange } from '../data/stored-trip.ts'
import { type ChangeHistory, forgetChange, NO_HISTORY, noteChange, redo, undo } from '../model/change-history.ts'

/** Whether the rules accept the user's changes: owners and editors, once the trip is planned and stored as stops. */
const mayEdit = ({ roles, stops, progress }: Pick<Trip, 'roles' | 'stops' | 'progress'>, uid: string): boolean =>
  stops !== undefined && progress.state !== 'planning' && (roles[uid] === 'owner' || roles[uid] === 'editor')

export interface TripEditor {
  readonly mayEdit: boolean
  /** The last change, for screen readers. */
  readonly announcement: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  /**
   * Makes an undoable change. Stable.
   * @param said such as 'Castle removed'
   */
  readonly make: (change: TripChange, said: string, options?: { readonly tell: boolean }) => void
  readonly undo: () => void
  readonly redo: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=checkbox]), textarea, [role=dialog]') !== null

/** Undo with Ctrl+Z, redo with Ctrl+Shift+Z or Ctrl+Y; ⌘ on a Mac. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo])
}

let steps = 0

/** Key of the toast about the last change. Its 'Undo' takes back the last change, so a later one closes it. */
const LAST_CHANGE = 'last change of a trip'

/** Makes the user's changes, with toasts and undo. */
export function useTripEditor(trip: Trip): TripEditor {
  const { uid } = useSession()
  const [history, setHistory] = useState<ChangeHistory>(NO_HISTORY)
  const [announcement, announce] = useState('')
  // The latest values, for event handlers and for toasts shown before the last change.
  const latest = useRef({ trip, history })
  useEffect(() => {
    latest.current = { trip, history }
  }, [trip, history])

  const keep = useCallback((next: ChangeHistory) => {
    latest.current = { ...latest.current, history: next }
    setHistory(next)
  }, [])

  const write = useCallback(
    async (change: TripChange, id: number) => {
      const outcome = await writeChange(latest.current.trip.id, change, uid)
      if (outcome === 'refused') keep(forgetChange(latest.current.history, id))
      return outcome
    },
    [keep, uid],
  )

  const turn = useCallback(
    (by: typeof undo, did: string, cannot: string) => {
      const { trip, history } = latest.current
      const turned = by(history, trip, uid)
      if (turned === undefined) return
      notify.close(LAST_CHANGE)
      keep(turned.history)
      if (turned.change === undefined) {
        notify.error(cannot, `“${turned.step.said}” was changed by someone else since.`)
        return
      }
      announce(`${did}: ${turned.step.said}`)
      void write(turned.change, turned.step.id)
    },
    [keep, uid, write],
  )
  const takeBack = useCallback(() => turn(undo, 'Undone', 'This can no longer be undone'), [turn])
  const doAgain = useCallback(() => turn(redo, 'Done again', 'This can no longer be done again'), [turn])

  const make = useCallback<TripEditor['make']>(
    (change, said, { tell } = { tell: false }) => {
      if (Object.keys(change).length === 0) return
      steps += 1
      const id = steps
      const { trip, history } = latest.current
      notify.close(LAST_CHANGE)
      keep(noteChange(history, trip, { id, said, change }, uid))
      const toastOnceSafe = async () => {
        const outcome = await write(change, id)
        const isLast = latest.current.history.done.at(-1)?.id === id
        if (tell && isLast && outcome !== 'refused') notify.undoable(said, takeBack, LAST_CHANGE)
      }
      void toastOnceSafe()
      announce(said)
    },
    [keep, takeBack, uid, write],
  )

  useUndoKeys(takeBack, doAgain)
  return {
    mayEdit: mayEdit(trip, uid),
    announcement,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    make,
    undo: takeBack,
    redo: doAgain,
  }
}
