import type { Answer, Ask } from '../gemini/exchange.ts'

/** The functions that call the model, replaceable in tests. */
export interface ModelCalls {
  readonly ask: (ask: Ask) => Promise<Answer>
  readonly stream: (ask: Ask) => AsyncGenerator<string, unknown>
}

export interface PlanLimits {
  /** Deadline for the whole plan: Hosting ends a call after 60 seconds. */
  readonly planMs: number
  /** Deadline for the next day. */
  readonly dayMs: number
  readonly repairMs: number
  /** How long the answer may continue after the plan is complete. */
  readonly drainMs: number
  /** Maximum repair calls per plan. */
  readonly repairs: number
}

export const PLAN_LIMITS: PlanLimits = { planMs: 50_000, dayMs: 25_000, repairMs: 12_000, drainMs: 2_000, repairs: 6 }

/** Token limits of an answer, including thinking. */
export const OUTPUT_TOKENS = { base: 4_096, perDay: 900, most: 65_536 }
