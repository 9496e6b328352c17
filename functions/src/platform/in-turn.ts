/** The last pending job of each key in this process. */
const turns = new Map<string, Promise<unknown>>()

/**
 * Runs jobs of the same key one after the other within this process, because transactions that read the same documents
 * at the same time would abort each other.
 */
export function inTurn<T>(key: string, job: () => Promise<T>): Promise<T> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(job, job)
  turns.set(key, turn)
  const leave = () => {
    if (turns.get(key) === turn) turns.delete(key)
  }
  turn.then(leave, leave)
  return turn
}
