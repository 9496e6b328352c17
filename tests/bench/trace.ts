import type { CDPSession } from '@playwright/test'

/** What Chromium did, as its own trace says. Times are microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** By the clock. */
  readonly dur?: number
  /** While the thread had the processor. */
  readonly tdur?: number
  /** Of a thread's name. */
  readonly args?: { readonly name?: string }
}

/** The events while `play` runs. */
export async function traced(session: CDPSession, play: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  })
  await play()
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await done
  session.off('Tracing.dataCollected', collect)
  return events
}

/** Lengths in milliseconds of the tasks of the page's main thread: what stands between a touch and its picture. */
export function tasksIn(events: readonly TraceEvent[]): number[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const tasks = mains.map(({ pid, tid }) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.name.endsWith('RunTask'))
      .map(({ dur = 0, tdur = dur }) => tdur / 1000),
  )
  // Pages that nobody sees have a thread of their own, with next to nothing to do.
  const [busiest] = tasks.toSorted((a, b) => b.length - a.length)
  if (busiest === undefined || busiest.length === 0) {
    const seen = [...new Set(events.map(({ name }) => name))].slice(0, 20).join(', ')
    throw new Error(`The trace names no task of a page among ${events.length} events: ${seen}`)
  }
  return busiest
}
