import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, vi } from 'vitest'
import { createApp } from '../../../functions/src/app.ts'
import type { GeminiDouble } from '../../../functions/src/ai/gemini/testing/gemini-double.ts'
import { KEY } from './gemini.ts'

const SETTINGS = {
  FUNCTIONS_EMULATOR: 'true',
  GEMINI_API_KEY: KEY,
  GEMINI_MODEL: 'gemini-double',
  GEMINI_PRICES: '1 2 0.1',
  GEMINI_DAILY_LIMIT_USD: '1000',
  PLAN_DAY_PAUSE_MS: '0',
}

/**
 * Serves the API itself, in this process, on the database of the running stack and on the double. The proxies of the
 * suite keep a call open when its caller goes away, which in production reaches the function.
 */
export function useDirectApi(gemini: () => GeminiDouble): () => string {
  const app = express()
  // Cloud Functions has parsed the body before it gets to the app.
  app.use(express.json(), createApp())
  const server = createServer(app)
  beforeAll(async () => {
    for (const [name, value] of Object.entries({ ...SETTINGS, GEMINI_BASE_URL: gemini().url })) vi.stubEnv(name, value)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
  })
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
