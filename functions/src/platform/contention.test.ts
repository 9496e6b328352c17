import { expect, it } from 'vitest'
import { isStale } from './contention.ts'

const failure = (code: number) => Object.assign(new Error('of gRPC'), { code })

it.each([
  ['a document that was changed', 9, true],
  ['one that was deleted', 5, true],
  ['one that others are writing', 10, true],
  ['one that is there already', 6, false],
  ['anything else', 13, false],
])('%s (%i) is worth another look: %s', (_what, code, expected) => {
  expect(isStale(failure(code))).toBe(expected)
})
