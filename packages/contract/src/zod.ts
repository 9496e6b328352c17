import * as z from 'zod/mini'

/** What zod reports of a value, in the words of the product's error catalogue. */
function messageOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'Required'
    return `Expected ${issue.expected} received ${z.core.util.parsedType(issue.input)}`
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return `Must be at most ${issue.maximum} characters`
  if (issue.code === 'unrecognized_keys') return `Unrecognized field: ${issue.keys.join(', ')}`
  return 'Invalid input'
}

// jitless: zod compiles parsers with new Function, which the strict Content-Security-Policy refuses.
z.config({ customError: messageOf, jitless: true })

/** The small build of zod, with the product's messages. Every schema imports it from here. */
export { z }
