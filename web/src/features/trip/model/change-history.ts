import { type Changeable, inverseOf, isAsLeft, type TripChange } from '@waymark/domain/trip-changes'

/** A change of this person that can be taken back. */
interface Step {
  readonly id: number
  /** What it did, such as 'Castle removed'. */
  readonly said: string
  readonly change: TripChange
  readonly inverse: TripChange
}

/** What this person has changed while the page is open: the newest last. */
export interface ChangeHistory {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export const NO_HISTORY: ChangeHistory = { done: [], undone: [] }

/** More steps back than this nobody goes. */
const KEPT = 100

/** Notes a change that is about to be made to `trip`. What was undone before can then not be done again. */
export function noteChange(
  { done }: ChangeHistory,
  trip: Changeable,
  step: Pick<Step, 'id' | 'said' | 'change'>,
  uid: string,
): ChangeHistory {
  const noted = { ...step, inverse: inverseOf(trip, step.change, uid) }
  return { done: [...done, noted].slice(-KEPT), undone: [] }
}

/** A change that the server has refused is none. */
export const forgetChange = ({ done, undone }: ChangeHistory, id: number): ChangeHistory => ({
  done: done.filter((step) => step.id !== id),
  undone: undone.filter((step) => step.id !== id),
})

interface Turn {
  readonly history: ChangeHistory
  readonly step: Step
  /** What to write; undefined where others have changed the same since. */
  readonly change: TripChange | undefined
}

/** Takes the last change back; undefined where there is none. A step that cannot be taken back any more is dropped. */
export function undo({ done, undone }: ChangeHistory, trip: Changeable, uid: string): Turn | undefined {
  const step = done.at(-1)
  if (step === undefined) return undefined
  const rest = done.slice(0, -1)
  if (!isAsLeft(trip, step.change)) return { history: { done: rest, undone }, change: undefined, step }
  // What was added is a tombstone then: done again, it is brought back, not added again.
  const again = { ...step, change: inverseOf(trip, step.inverse, uid) }
  return { history: { done: rest, undone: [...undone, again] }, change: step.inverse, step }
}

/** Does again what was taken back last. */
export function redo({ done, undone }: ChangeHistory, trip: Changeable, uid: string): Turn | undefined {
  const step = undone.at(-1)
  if (step === undefined) return undefined
  const rest = undone.slice(0, -1)
  if (!isAsLeft(trip, step.inverse)) return { history: { done, undone: rest }, change: undefined, step }
  const again = { ...step, inverse: inverseOf(trip, step.change, uid) }
  return { history: { done: [...done, again], undone: rest }, change: step.change, step }
}
