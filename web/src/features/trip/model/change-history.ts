import { type Changeable, inverseOf, isAsLeft, type TripChange } from '@waymark/domain/trip-changes'

/** An undoable change. */
interface Step {
  readonly id: number
  /** Description, such as 'Castle removed'. */
  readonly said: string
  readonly change: TripChange
  readonly inverse: TripChange
}

/** The user's changes since the page was opened, latest last. */
export interface ChangeHistory {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export const NO_HISTORY: ChangeHistory = { done: [], undone: [] }

/** Maximum number of undo steps. */
const KEPT = 100

/** Records a change about to be made to `trip`. Clears the redo steps. */
export function noteChange(
  { done }: ChangeHistory,
  trip: Changeable,
  step: Pick<Step, 'id' | 'said' | 'change'>,
  uid: string,
): ChangeHistory {
  const noted = { ...step, inverse: inverseOf(trip, step.change, uid) }
  return { done: [...done, noted].slice(-KEPT), undone: [] }
}

/** Removes a change that the server refused. */
export const forgetChange = ({ done, undone }: ChangeHistory, id: number): ChangeHistory => ({
  done: done.filter((step) => step.id !== id),
  undone: undone.filter((step) => step.id !== id),
})

interface Turn {
  readonly history: ChangeHistory
  readonly step: Step
  /** The change to write; undefined if others have changed the same fields since. */
  readonly change: TripChange | undefined
}

/** Undoes the last change; undefined if there is none. A step that can no longer be undone is dropped. */
export function undo({ done, undone }: ChangeHistory, trip: Changeable, uid: string): Turn | undefined {
  const step = done.at(-1)
  if (step === undefined) return undefined
  const rest = done.slice(0, -1)
  if (!isAsLeft(trip, step.change)) return { history: { done: rest, undone }, change: undefined, step }
  // An undone addition leaves a tombstone: redoing restores it instead of adding it again.
  const again = { ...step, change: inverseOf(trip, step.inverse, uid) }
  return { history: { done: rest, undone: [...undone, again] }, change: step.inverse, step }
}

/** Redoes the change undone last. */
export function redo({ done, undone }: ChangeHistory, trip: Changeable, uid: string): Turn | undefined {
  const step = undone.at(-1)
  if (step === undefined) return undefined
  const rest = undone.slice(0, -1)
  if (!isAsLeft(trip, step.inverse)) return { history: { done, undone: rest }, change: undefined, step }
  const again = { ...step, inverse: inverseOf(trip, step.change, uid) }
  return { history: { done: [...done, again], undone: rest }, change: step.change, step }
}
