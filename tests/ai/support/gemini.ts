import { readFileSync } from 'node:fs'
import { geminiDouble } from '@waymark/tools/local-stack/functions-settings'
import { LOCAL } from '@waymark/tools/local-stack/paths'
import { portsFrom } from '@waymark/tools/local-stack/ports'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startGeminiDouble, type GeminiDouble } from '../../../functions/src/ai/gemini/testing/gemini-double.ts'
import { ORIGIN } from '../../api/support/stack.ts'

const base = Number(new URL(ORIGIN).port)

/** The key that the functions of this stack have. */
export const KEY = geminiDouble(portsFrom(base)).key

/**
 * Runs a double of Gemini for the tests of a file, where the functions of the running stack look for it. Everything from
 * the HTTP call to the database is real; only Google is not. Each request of the functions takes the next reply:
 *
 *     const gemini = useGemini()
 *     gemini().enqueue(answers.json({ items: [] }), failures.quota('1s'))
 *     const answer = await call('POST', '/api/packing/generate', { headers: person.byBearer, json: aPackingRequest() })
 *     expect(gemini().requests).toHaveLength(1)
 *
 * What is not enqueued is answered with the simplest JSON that fits the schema of the request. Replies are in
 * functions/src/ai/gemini/testing/answers.ts and failures.ts. Calls that must not be retried by chance: people have
 * quotas, so make a `newPerson()` for each test.
 *
 * `npm test -- ai` runs all of tests/ai. For one file while writing it: `npm start -- --port 5400 --gemini-double`, then
 * `WAYMARK_URL=http://localhost:5400 npx vitest run --project ai tests/ai/packing.test.ts`.
 */
export function useGemini(): () => GeminiDouble {
  let double: GeminiDouble | undefined
  beforeAll(async () => {
    double = await startGeminiDouble({ port: portsFrom(base).gemini, apiKey: KEY })
  })
  afterEach(() => double?.clear())
  afterAll(() => double?.close())
  return () => {
    if (double === undefined) throw new Error('the double runs while tests run')
    return double
  }
}

/** All that the stack, and so every function in it, has written to its log. */
export const stackLog = (): string => readFileSync(`${LOCAL}suite-${base}.log`, 'utf8')
