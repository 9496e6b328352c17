import { AiError } from '../gemini/ai-error.ts'
import type { DetectedFault } from './plan-faults.ts'
import type { WirePart } from './plan-stream.ts'
import { NumberedDay } from './plan-wire.ts'

/**
 * Holds days of the streaming answer that arrived but are not planned yet. Keeps reading while an earlier day is being
 * repaired.
 */
export class DayBuffer {
  private readonly days = new Map<number, unknown>()
  /** Numbers of all days that ever arrived. */
  private readonly seen = new Set<number>()
  private reading = 0
  private wake: () => void = () => undefined
  private readonly total: number
  private readonly report: (fault: DetectedFault) => void
  title: string | undefined
  /** The error that ended the last answer. */
  failure: unknown

  constructor(total: number, report: (fault: DetectedFault) => void) {
    this.total = total
    this.report = report
  }

  /** Whether more days may arrive. */
  get isOpen(): boolean {
    return this.reading > 0
  }

  /** Numbers of days from `first` on that have neither arrived nor been planned. */
  missingFrom(first: number): number[] {
    return Array.from({ length: this.total - first + 1 }, (_, index) => first + index).filter(
      (day) => !this.days.has(day),
    )
  }

  /** Buffered days. */
  later(): unknown[] {
    return [...this.days.values()]
  }

  /** Starts reading an answer. Never throws; see `failure`. */
  read(parts: AsyncIterable<WirePart>, signal: AbortSignal): void {
    this.reading += 1
    this.failure = undefined
    let isOver = false
    const end = (failure?: unknown) => {
      if (isOver) return
      isOver = true
      this.reading -= 1
      this.failure = failure
      this.wake()
    }
    signal.addEventListener('abort', () => end(new AiError('aborted', 'nobody waits any more')), { once: true })
    void this.collect(parts, signal).then(() => end(), end)
  }

  /** Resolves when no more days will arrive. */
  async end(): Promise<void> {
    while (this.isOpen) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  /** The day with this number once it arrives; undefined if it never will. */
  async take(number: number): Promise<unknown> {
    while (!this.days.has(number) && this.isOpen) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
    const raw = this.days.get(number)
    this.days.delete(number)
    return raw
  }

  private async collect(parts: AsyncIterable<WirePart>, signal: AbortSignal): Promise<void> {
    let last = 0
    for await (const part of parts) {
      if (signal.aborted) return
      if (part.part === 'title') this.title ??= part.title
      else last = this.put(part.day, last)
      this.wake()
    }
  }

  /** A day without a number counts by its position; of duplicates, the first is kept. */
  private put(raw: unknown, last: number): number {
    const number = NumberedDay.safeParse(raw).data?.day ?? last + 1
    const where = `day ${number}`
    if (number > this.total) this.report({ rule: 'extra-day', where, detail: 'was not asked for' })
    else if (this.seen.has(number)) this.report({ rule: 'day-order', where, detail: 'came twice' })
    else {
      if (number < last) this.report({ rule: 'day-order', where, detail: `came after day ${last}` })
      this.seen.add(number)
      this.days.set(number, raw)
    }
    return number
  }
}
