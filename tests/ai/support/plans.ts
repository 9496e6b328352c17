import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import type { Call, Reply } from '../../../functions/src/ai/gemini/testing/call.ts'
import { goodAnswer } from '../../../functions/src/ai/gemini/testing/good-answer.ts'
import { event, openEvents } from '../../../functions/src/ai/gemini/testing/wire.ts'

export const daysAsked = ({ body }: Call): number[] => {
  const facts = JSON.parse(body.contents?.[0]?.parts?.[0]?.text ?? '{}') as { days: { day: number }[] }
  return facts.days.map(({ day }) => day)
}

const words = (text: string, finishReason?: string): string =>
  event({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }), index: 0 }],
  })

interface DayByDay {
  /** Awaited before each day is sent; called with its number. */
  readonly before?: (day: number) => Promise<unknown> | void
  /** Called when the connection closes. */
  readonly closed?: () => void
}

/** A good plan for the request, streamed day by day. */
export function dayByDay(request: TripPlanRequest, { before, closed }: DayByDay = {}): Reply {
  const { title, days } = goodAnswer(request)
  return async (call, response) => {
    if (closed) response.once('close', closed)
    const wanted = new Set(daysAsked(call))
    const stream = openEvents(response)
    stream.write(words(`{"title":${JSON.stringify(title)},"days":[`))
    let isFirst = true
    for (const day of days.filter(({ day }) => wanted.has(day))) {
      await before?.(day.day)
      if (response.destroyed) return
      stream.write(words(`${isFirst ? '' : ','}${JSON.stringify(day)}`))
      isFirst = false
    }
    stream.end(words(']}', 'STOP'))
  }
}
