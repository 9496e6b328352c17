import type { Firestore } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startRules, type RulesEnvironment, type Who } from './env.ts'

/** A line of a collection's table: each refusal has an allowed twin that differs in one thing. */
export interface Row {
  readonly who: string
  readonly does: string
  readonly as: Who
  readonly act: (db: Firestore) => Promise<unknown>
  readonly may: boolean
}

/** What every object has without having it: `constructor`, `toString`, … */
export const NAMES_OF_ALL = Object.getOwnPropertyNames(Object.prototype).filter((name) => /^[a-z]+$/i.test(name))

/** Tries each line on the unchanged seed. */
export function whoDoesWhat(collection: string, seed: Readonly<Record<string, object>>, rows: readonly Row[]): void {
  describe(collection, () => {
    let rules: RulesEnvironment

    beforeAll(async () => {
      rules = await startRules()
    })

    beforeEach(() => rules.seed(seed))

    afterAll(() => rules.close())

    const titled = rows.map((row) => ({ ...row, verdict: row.may ? 'may' : 'may not' }))
    it.each(titled)('$who $verdict: $does', async ({ as, act, may }) => {
      expect(await rules.allows(as, act)).toBe(may)
    })
  })
}
