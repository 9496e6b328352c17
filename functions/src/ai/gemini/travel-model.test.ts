import { addDays } from '@waymark/contract/calendar'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { describe, expect, it } from 'vitest'
import type { PlanPart } from '../port/travel-model.ts'
import { geminiModel } from './travel-model.ts'
import { PLAN_SCHEMA, WireDay, WireStop } from '../planning/plan-wire.ts'
import { blockedPrompt, finish, json, text } from './testing/answers.ts'
import type { Call, Reply } from './testing/call.ts'
import { cutStream, overloaded, quota } from './testing/failures.ts'
import { goodAnswer } from './testing/good-answer.ts'
import { useGeminiDouble } from './testing/use-gemini-double.ts'
import { event, openEvents } from './testing/wire.ts'

const { double, spending } = useGeminiDouble()

const REQUEST: TripPlanRequest = {
  destination: 'Lisbon',
  departureCity: 'Berlin',
  startDate: '2027-05-03',
  endDate: addDays('2027-05-03', 3),
  budget: '$1,000 - $2,500',
  travelStyle: 'Culture',
  preferences: 'quiet places',
}
const GOOD = goodAnswer(REQUEST)

async function plan(signal = new AbortController().signal, seen: (part: PlanPart) => void = () => undefined) {
  const parts: PlanPart[] = []
  for await (const part of geminiModel.planTrip(REQUEST, { signal, morePlaces: [] })) {
    parts.push(part)
    seen(part)
  }
  const days = parts.flatMap((part) => (part.part === 'day' ? [part.day] : []))
  const closing = parts.flatMap((part) => (part.part === 'closing' ? [part.closing] : []))[0]
  return { days, closing, guided: days.filter(({ filledByGuide }) => filledByGuide).map(({ day }) => day) }
}

/** The days that a received request asks for. */
const asked = ({ body }: Call): number[] =>
  (JSON.parse(body.contents?.[0]?.parts?.[0]?.text ?? '{}') as { days: { day: number }[] }).days.map(({ day }) => day)

describe('planning with Gemini, over HTTP', () => {
  it('plans with one streamed request, which is paid for', async () => {
    double().enqueue(json(GOOD))
    const { days, closing, guided } = await plan()
    expect(days).toHaveLength(4)
    expect(guided).toEqual([])
    expect(closing?.answeredBy).toBe('gemini')
    expect(double().requests.map(({ isStream, ...call }) => [isStream, asked({ isStream, ...call })])).toEqual([
      [true, [1, 2, 3, 4]],
    ])
    expect(spending.reserved).toHaveLength(1)
  })

  it('hands out the first day before the last one is sent', async () => {
    const order: string[] = []
    let isSeen = (): void => undefined
    const seen = new Promise<void>((resolve) => (isSeen = resolve))
    const one = (words: string, finishReason?: string) => ({
      candidates: [{ content: { role: 'model', parts: [{ text: words }] }, ...(finishReason && { finishReason }) }],
    })
    const dayByDay: Reply = async (_call, response) => {
      const stream = openEvents(response)
      const [first, ...rest] = GOOD.days.map((day) => JSON.stringify(day))
      stream.write(event(one(`{"title":"Lisbon","days":[${first}`)))
      await seen
      order.push('the rest is sent')
      stream.end(event(one(`,${rest.join(',')}]}`, 'STOP')))
    }
    double().enqueue(dayByDay)
    await plan(undefined, (part) => {
      if (part.part !== 'day') return
      order.push(`day ${part.day.day}`)
      isSeen()
    })
    expect(order).toEqual(['day 1', 'the rest is sent', 'day 2', 'day 3', 'day 4'])
  })

  it('has a bad day repaired with one request that names what is wrong', async () => {
    const bad = { ...GOOD, days: GOOD.days.map((day) => (day.day === 2 ? { ...day, lunch: '' } : day)) }
    double().enqueue(json(bad), json({ days: [GOOD.days[1]] }))
    expect((await plan()).guided).toEqual([])
    const [, repair] = double().requests
    expect(repair?.isStream).toBe(false)
    expect(asked(repair!)).toEqual([2])
    expect(repair?.body.contents?.map(({ role }) => role)).toEqual(['user', 'model', 'user'])
    expect(JSON.stringify(repair?.body.contents?.at(-1))).toContain('malformed-day: lunch')
  })

  it.each(['reset', 'mid', 'event', 'tail', 'silent'] as const)(
    'resumes with the missing days when the stream breaks off: %s',
    async (how) => {
      const whole = JSON.stringify(GOOD)
      const end = whole.indexOf(JSON.stringify(GOOD.days[2]))
      double().enqueue(cutStream(whole.slice(0, end + 20), how), json({ title: 'x', days: GOOD.days.slice(2) }))
      expect((await plan()).guided).toEqual([])
      expect(double().requests.map(asked)).toEqual([
        [1, 2, 3, 4],
        [3, 4],
      ])
    },
  )

  it.each([
    ['its quota is spent', quota()],
    ['the question is blocked', blockedPrompt()],
  ])('leaves the trip to the guide when %s', async (_what, reply) => {
    double().enqueue(reply)
    const { guided, closing } = await plan()
    expect(guided).toEqual([1, 2, 3, 4])
    expect(closing?.answeredBy).toBe('guide')
    expect(double().requests).toHaveLength(1)
  })

  it.each(['RECITATION', 'SAFETY'])(
    'goes on with the missing days when the answer is held back: %s',
    async (finishReason) => {
      const whole = JSON.stringify(GOOD)
      const end = whole.indexOf(JSON.stringify(GOOD.days[2]))
      double().enqueue(text(whole.slice(0, end + 20), { finishReason }), json({ title: 'x', days: GOOD.days.slice(2) }))
      expect((await plan()).guided).toEqual([])
      expect(double().requests.map(asked)).toEqual([
        [1, 2, 3, 4],
        [3, 4],
      ])
    },
  )

  it('leaves the trip to the guide when every answer is held back before its first word', async () => {
    double().enqueue(...Array.from({ length: 5 }, () => finish('RECITATION')))
    expect((await plan()).guided).toEqual([1, 2, 3, 4])
    expect(double().requests).toHaveLength(2)
  })

  it('leaves the trip to the guide when Google is overloaded for long', async () => {
    double().enqueue(...Array.from({ length: 20 }, overloaded))
    expect((await plan()).guided).toEqual([1, 2, 3, 4])
  })

  it('asks nothing when the money of the day is spent', async () => {
    spending.isLeft = false
    expect((await plan()).guided).toEqual([1, 2, 3, 4])
    expect(double().requests).toEqual([])
  })

  it('closes the connection when nobody waits any more, and the guide completes the trip', async () => {
    const leaving = new AbortController()
    let closed = (): void => undefined
    const isClosed = new Promise<void>((resolve) => (closed = resolve))
    const [first] = GOOD.days
    double().enqueue((_call, response) => {
      response.on('close', closed)
      const words = `{"title":"Lisbon","days":[${JSON.stringify(first)},`
      openEvents(response).write(event({ candidates: [{ content: { role: 'model', parts: [{ text: words }] } }] }))
    })
    const { guided } = await plan(leaving.signal, ({ part }) => part === 'day' && leaving.abort())
    expect(guided).toEqual([2, 3, 4])
    await isClosed
    expect(double().requests).toHaveLength(1)
  })
})

describe('the schema that is sent', () => {
  const day = PLAN_SCHEMA.properties.days.items
  const stop = day.properties.stops.items

  it.each([
    ['a day', day, WireDay],
    ['a stop', stop, WireStop],
  ])('asks for the fields of %s that are read', (_what, wire, schema) => {
    expect(Object.keys(wire.properties)).toEqual(Object.keys(schema.shape))
    expect(wire.propertyOrdering).toEqual(Object.keys(schema.shape))
  })
})
