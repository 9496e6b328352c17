/**
 * Runs lists of jobs in parallel, each in order. A lane that has finished takes the next job of the longest remaining
 * list, so that no core is idle.
 */
export async function inLanes(lists: readonly (readonly (() => Promise<void>)[])[]): Promise<void> {
  const left = lists.map((list) => [...list])
  const next = (own: (() => Promise<void>)[]): (() => Promise<void>) | undefined =>
    (own.length > 0 ? own : left.toSorted((a, b) => b.length - a.length)[0])?.shift()
  await Promise.all(
    left.map(async (own) => {
      for (let job = next(own); job !== undefined; job = next(own)) await job()
    }),
  )
}
