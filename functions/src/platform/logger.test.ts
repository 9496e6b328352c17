import { expect, it } from 'vitest'
import { errorDetail } from './error-detail.ts'
import { logEntry } from './logger.ts'

it('an error is grouped by its stack, which holds nothing of what it said', () => {
  const entry = logEntry('ERROR', 'request', errorDetail(new TypeError('passport C01X00T47')))
  expect(entry).toMatchObject({ '@type': expect.stringContaining('ReportedErrorEvent') })
  expect(entry).toMatchObject({ stack_trace: expect.stringMatching(/^TypeError: request\n\s+at /) })
  expect(JSON.stringify(entry)).not.toContain('passport')
})

it.each([
  ['a request that was refused', 'NOTICE', errorDetail(new TypeError('x'))],
  ['an error without a stack', 'ERROR', { detail: 'no key' }],
] as const)('%s is a line of the log alone', (_, severity, fields) => {
  expect(logEntry(severity, 'request', fields)).not.toHaveProperty('stack_trace')
})
