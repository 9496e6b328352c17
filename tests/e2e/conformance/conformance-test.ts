import { test as base } from '../fixtures.ts'
import { Checklist } from './checklist.ts'
import type { Row } from './row.ts'

interface Fixtures {
  /** Creates the walk's checklist, which must be complete at its end. */
  checklist: <const Rows extends readonly Row[]>(rows: Rows) => Checklist<Rows>
}

export const test = base.extend<Fixtures>({
  checklist: async ({ errors: _errors }, use, info) => {
    const lists: Checklist<readonly Row[]>[] = []
    await use((rows) => {
      const list = new Checklist(rows)
      lists.push(list)
      return list
    })
    // If the walk has failed, unchecked rows mean nothing.
    if (info.errors.length === 0) for (const list of lists) list.expectComplete()
  },
})

export { expect } from '../fixtures.ts'
