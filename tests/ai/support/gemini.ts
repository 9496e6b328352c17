import { afterAll, afterEach, beforeAll } from 'vitest'
import { startGeminiDouble, type GeminiDouble } from '../../../functions/src/ai/gemini/testing/gemini-double.ts'
import { startAppProcess, type AppProcess } from '../../api/support/own-app.ts'

export const KEY = 'key-of-the-double'

interface Running {
  readonly double: GeminiDouble
  readonly app: AppProcess
}

/**
 * Runs a double of Gemini for the tests of a file, and the API with a key for it: a process of its own over the database
 * of the running stack, whose own function has no key. Everything from the HTTP call to the database is real; only Google
 * is not. Each request to the model takes the next reply:
 *
 *     const { gemini, call } = useGemini()
 *     gemini().enqueue(answers.json({ items: [] }), failures.quota('1s'))
 *     const answer = await call('POST', '/api/packing/generate', { headers: person.byBearer, json: aPackingRequest() })
 *     expect(gemini().requests).toHaveLength(1)
 *
 * What is not enqueued is answered with the simplest JSON that fits the schema of the request. Replies are in
 * functions/src/ai/gemini/testing/answers.ts and failures.ts. People have quotas, so make a `newPerson()` for each test.
 */
export function useGemini() {
  let running: Running | undefined
  const now = (): Running => {
    if (running === undefined) throw new Error('the double runs while tests run')
    return running
  }
  beforeAll(async () => {
    const double = await startGeminiDouble({ apiKey: KEY })
    const env = { FUNCTIONS_EMULATOR: 'true', GEMINI_API_KEY: KEY, GEMINI_BASE_URL: double.url }
    running = { double, app: await startAppProcess(env) }
  })
  afterEach(() => running?.double.clear())
  afterAll(async () => {
    running?.app.kill()
    await running?.double.close()
  })
  return {
    gemini: (): GeminiDouble => now().double,
    origin: (): string => now().app.origin,
    call: (...request: Parameters<AppProcess['call']>) => now().app.call(...request),
    /** The API's log. */
    log: (): string => now().app.log(),
  }
}
