import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { useLedger } from '../ledger.ts'
import { startGeminiDouble, type GeminiDouble } from './gemini-double.ts'

const KEY = 'test-key'

/** What the calls of a test file have reserved and spent, in millionths of a dollar. */
interface Spending {
  reserved: number[]
  spent: number[]
  /** When false, the money of the day is spent. */
  isLeft: boolean
}

export interface UsedDouble {
  readonly double: () => GeminiDouble
  readonly spending: Spending
}

/**
 * Puts a double in Gemini's place for the tests of a file: `ask` and `stream` of client.ts talk to it as they are, with a
 * key, prices of 1, 2 and 0.1 dollars a million tokens, and money that needs no database.
 *
 *     const { double } = useGeminiDouble()
 *     double().enqueue(answers.json({ days: [] }))
 */
export function useGeminiDouble(): UsedDouble {
  let running: GeminiDouble | undefined
  let putBack = (): void => undefined
  const spending: Spending = { reserved: [], spent: [], isLeft: true }

  const double = (): GeminiDouble => {
    if (running === undefined) throw new Error('the double runs while tests run')
    return running
  }
  beforeAll(async () => {
    running = await startGeminiDouble({ apiKey: KEY })
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
    vi.stubEnv('GEMINI_API_KEY', KEY)
    vi.stubEnv('GEMINI_BASE_URL', running.url)
    for (const model of ['GEMINI_MODEL', 'GEMINI_LITE_MODEL']) vi.stubEnv(model, 'gemini-double')
    vi.stubEnv('GEMINI_SECOND_MODEL', 'none')
    for (const prices of ['GEMINI_PRICES', 'GEMINI_LITE_PRICES', 'GEMINI_SECOND_PRICES']) vi.stubEnv(prices, '1 2 0.1')
    putBack = useLedger({
      reserve: async (micros) => {
        if (!spending.isLeft) return undefined
        spending.reserved.push(micros)
        return async (spent) => void spending.spent.push(spent)
      },
    })
  })
  afterEach(() => {
    running?.clear()
    Object.assign(spending, { reserved: [], spent: [], isLeft: true })
  })
  afterAll(async () => {
    putBack()
    vi.unstubAllEnvs()
    await running?.close()
  })
  return { double, spending }
}
