import { describe, expect, it } from 'vitest'
import { readPlan, type WirePart } from './plan-stream.ts'

const DAYS = [
  { day: 1, theme: 'Tiles é 🚋 "quoted" \\ and\nlines', stops: [{ lat: 38.7223, lng: -9.1393, name: 'Sé' }] },
  { day: 2, theme: 'ドーム', stops: [] },
]
const PLAN = { title: 'Lisbon 🇵🇹', days: DAYS }
const TEXT = JSON.stringify(PLAN)

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts
}

/** All parts that were read, and the error at the end. */
async function read(text: AsyncIterable<string>) {
  const parts: WirePart[] = []
  try {
    for await (const part of readPlan(text)) parts.push(part)
  } catch (error) {
    return { parts, error }
  }
  return { parts, error: undefined }
}
const daysIn = (parts: readonly WirePart[]) => parts.flatMap((part) => (part.part === 'day' ? [part.day] : []))

describe('an answer that arrives in pieces', () => {
  it('is read the same wherever it is cut', async () => {
    for (let at = 0; at <= TEXT.length; at++) {
      const { parts, error } = await read(pieces(TEXT.slice(0, at), TEXT.slice(at)))
      expect(error, `cut at ${at}`).toBeUndefined()
      expect(parts, `cut at ${at}`).toEqual([
        { part: 'title', title: 'Lisbon 🇵🇹' },
        { part: 'day', day: DAYS[0] },
        { part: 'day', day: DAYS[1] },
      ])
    }
  })

  it('is read the same character by character', async () => {
    expect(daysIn((await read(pieces(...TEXT.split('')))).parts)).toEqual(DAYS)
  })

  it('hands out each day before the next one is here', async () => {
    const order: string[] = []
    async function* telling() {
      for (const [index, day] of DAYS.entries()) {
        yield `${index === 0 ? '{"title":"x","days":[' : ','}${JSON.stringify(day)}`
        order.push(`after ${day.day}`)
      }
      yield ']}'
    }
    for await (const part of readPlan(telling())) if (part.part === 'day') order.push(`day ${daysIn([part]).length}`)
    expect(order).toEqual(['day 1', 'after 1', 'day 1', 'after 2'])
  })
})

describe('an answer that breaks off', () => {
  it('gives its finished days and no half ones, wherever it ends', async () => {
    const ends = DAYS.map((day) => TEXT.indexOf(JSON.stringify(day)) + JSON.stringify(day).length)
    for (let at = 0; at < TEXT.length; at++) {
      const { parts, error } = await read(pieces(TEXT.slice(0, at)))
      expect(error, `ends at ${at}`).toMatchObject({ kind: at === 0 ? 'empty' : 'truncated' })
      expect(daysIn(parts), `ends at ${at}`).toEqual(DAYS.slice(0, ends.filter((end) => at >= end).length))
    }
  })

  it('tells how the model failed', async () => {
    const failure = new Error('network')
    async function* failing() {
      yield TEXT.slice(0, 100)
      throw failure
    }
    expect((await read(failing())).error).toBe(failure)
  })
})

describe('an answer that is none', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['prose', 'I cannot help with that.', 'truncated'],
    ['another shape', '[1,2,3]', 'truncated'],
    ['wrong JSON', '{"title":"x","days":[{"day":1},{"day":2 "theme":3}]}', 'protocol'],
    ['quotes of another kind', "{'title':'x'}", 'protocol'],
    ['a value that JSON does not know', '{"days":[{"day":NaN}]}', 'protocol'],
  ])('is told as such: %s', async (_what, text, kind) => {
    expect((await read(pieces(text))).error).toMatchObject({ kind })
  })

  it('is given up when it is far too long', async () => {
    async function* endless() {
      yield '{"title":"x","days":[{"day":1,"theme":"'
      for (;;) yield 'x'.repeat(10_000)
    }
    expect((await read(endless())).error).toMatchObject({ kind: 'protocol' })
    async function* prose() {
      for (;;) yield 'x'.repeat(10_000)
    }
    expect((await read(prose())).error).toMatchObject({ kind: 'protocol' })
  })

  it('does not take long when it is nested without end', async () => {
    const deep = `{"days":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`
    expect(daysIn((await read(pieces(deep))).parts)).toHaveLength(1)
  })
})

describe('an answer with something around it', () => {
  it.each([
    ['a code fence', `\`\`\`json\n${TEXT}\n\`\`\``],
    ['a sentence before', `Here is your plan: ${TEXT}`],
    ['a sentence after', `${TEXT} Enjoy!`],
    ['another answer after', `${TEXT}${TEXT}`],
  ])('is read: %s', async (_what, text) => {
    const { parts, error } = await read(pieces(...text.match(/[^]{1,7}/g)!))
    expect(error).toBeUndefined()
    expect(daysIn(parts)).toEqual(DAYS)
  })

  it('has only the title and the days read', async () => {
    const { parts } = await read(
      pieces(
        '{"title":{"x":1},"note":"y","__proto__":{"polluted":1},"days":[{"day":1,"__proto__":{"a":1}}],"end":[1]}',
      ),
    )
    expect(parts).toHaveLength(1)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
