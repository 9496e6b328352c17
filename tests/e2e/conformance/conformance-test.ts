import { test as base } from '../fixtures.ts'
import { Checklist } from './checklist.ts'
import type { Row } from './row.ts'

interface Fixtures {
  /** Makes the list that this walk has to complete: at its end no row may be left. */
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
    // Where the walk has broken off, what it has not come to says nothing.
    if (info.errors.length === 0) for (const list of lists) list.expectComplete()
  },
})

export { expect } from '../fixtures.ts'
