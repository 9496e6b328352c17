import type { Answer, Ask } from '../gemini/exchange.ts'

/** How the model is reached. */
export interface ModelCalls {
  readonly ask: (ask: Ask) => Promise<Answer>
  readonly stream: (ask: Ask) => AsyncGenerator<string, unknown>
}

export interface PlanLimits {
  /** The whole plan must be there after this time: Hosting cuts a call off after 60 seconds. */
  readonly planMs: number
  /** The next day must be there after this time. */
  readonly dayMs: number
  readonly repairMs: number
  /** An answer that is complete as a plan may go on for this time before the connection is closed. */
  readonly drainMs: number
  /** Repair calls for one plan. */
  readonly repairs: number
}

export const PLAN_LIMITS: PlanLimits = { planMs: 50_000, dayMs: 25_000, repairMs: 12_000, drainMs: 2_000, repairs: 6 }

/** For an answer, thinking included. */
export const OUTPUT_TOKENS = { base: 4_096, perDay: 900, most: 65_536 }
