/**
 * Works off lists of jobs side by side, each list in its order. Who has come to the end of its own takes the next of the
 * list that is longest, so that no core waits while there is work.
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
