import { AiError } from '../gemini/ai-error.ts'
import type { DetectedFault } from './plan-faults.ts'
import type { WirePart } from './plan-stream.ts'
import { NumberedDay } from './plan-wire.ts'

/**
 * Owns the days of the answers that have arrived and are not planned yet. Reads ahead: while one day is being repaired, the
 * next ones go on arriving.
 */
export class DayBuffer {
  private readonly days = new Map<number, unknown>()
  /** Numbers of all that ever arrived. */
  private readonly seen = new Set<number>()
  private reading = 0
  private wake: () => void = () => undefined
  private readonly total: number
  private readonly report: (fault: DetectedFault) => void
  title: string | undefined
  /** How the last answer failed. */
  failure: unknown

  constructor(total: number, report: (fault: DetectedFault) => void) {
    this.total = total
    this.report = report
  }

  /** Whether more may arrive. */
  get isOpen(): boolean {
    return this.reading > 0
  }

  /** Numbers of days that are neither here nor already planned, from `first` on. */
  missingFrom(first: number): number[] {
    return Array.from({ length: this.total - first + 1 }, (_, index) => first + index).filter(
      (day) => !this.days.has(day),
    )
  }

  /** Days that have arrived for later. */
  later(): unknown[] {
    return [...this.days.values()]
  }

  /** Begins to read an answer. Never throws: how it failed stands in `failure`. */
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

  /** Settles when nothing more arrives. */
  async end(): Promise<void> {
    while (this.isOpen) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  /** The day as it arrived, as soon as it is here; undefined when nothing more arrives. */
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

  /** A day without a number stands where it came; of two with the same number the first counts. */
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
