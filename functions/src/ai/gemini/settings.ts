import {
  GEMINI_DAILY_LIMIT_NEW_ACCOUNTS_USD,
  GEMINI_DAILY_LIMIT_PER_ACCOUNT_USD,
  GEMINI_DAILY_LIMIT_USD,
  GEMINI_LITE_MODEL,
  GEMINI_LITE_PRICES,
  GEMINI_MODEL,
  GEMINI_PRICES,
  GEMINI_SECOND_MODEL,
  GEMINI_SECOND_PRICES,
  geminiBaseUrl,
  geminiKey,
} from '../../platform/params.ts'
import type { SpendLimits } from '../../quotas/spend-store.ts'
import { AiError } from './ai-error.ts'
import type { AiTask } from './exchange.ts'
import { pricesOn, type Prices } from './prices.ts'

export interface Settings {
  readonly key: string
  /** Undefined for Google's own address. */
  readonly baseUrl: string | undefined
  readonly model: string
  readonly prices: Prices
  readonly dailyLimits: SpendLimits
}

const MICROS = 1_000_000

/** Tasks for which a smaller model suffices. */
const LITE: ReadonlySet<AiTask> = new Set(['packing'])

/** Whether a fallback model is configured. */
export function hasSecondModel(task: AiTask): boolean {
  const second = GEMINI_SECOND_MODEL.value().trim()
  return second !== '' && second !== 'none' && second !== settingsFor(task).model
}

/** Read on each call, because secrets are only available while a function runs. */
export function settingsFor(task: AiTask, isSecond = false): Settings {
  const key = geminiKey()
  if (key === undefined) throw new AiError('refused', 'no key')
  const [model, prices] = isSecond
    ? [GEMINI_SECOND_MODEL, GEMINI_SECOND_PRICES]
    : LITE.has(task)
      ? [GEMINI_LITE_MODEL, GEMINI_LITE_PRICES]
      : [GEMINI_MODEL, GEMINI_PRICES]
  return {
    key,
    baseUrl: geminiBaseUrl(),
    model: model.value(),
    prices: pricesOn(new Date().toISOString().slice(0, 10), prices.value()),
    dailyLimits: {
      everybody: GEMINI_DAILY_LIMIT_USD.value() * MICROS,
      account: GEMINI_DAILY_LIMIT_PER_ACCOUNT_USD.value() * MICROS,
      newAccounts: GEMINI_DAILY_LIMIT_NEW_ACCOUNTS_USD.value() * MICROS,
    },
  }
}
