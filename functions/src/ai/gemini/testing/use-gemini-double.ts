import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { useLedger } from '../ledger.ts'
import { startGeminiDouble, type GeminiDouble } from './gemini-double.ts'

const KEY = 'test-key'

/** Amounts reserved and spent by a test file's calls, in millionths of a dollar. */
interface Spending {
  reserved: number[]
  spent: number[]
  /** If false, the daily budget is exhausted. */
  isLeft: boolean
}

export interface UsedDouble {
  readonly double: () => GeminiDouble
  readonly spending: Spending
}

/**
 * Replaces Gemini for the tests of a file: `ask` and `stream` of client.ts talk to a double, with an API key, prices of
 * 1, 2 and 0.1 dollars per million tokens, and a ledger without database.
 * const { double } = useGeminiDouble()
 * double().enqueue(answers.json({ days: [] }))
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
