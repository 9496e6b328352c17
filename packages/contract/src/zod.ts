import * as z from 'zod/mini'

/** Words zod's issues as the product's error messages. */
function messageOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'Required'
    return `Expected ${issue.expected} received ${z.core.util.parsedType(issue.input)}`
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return `Must be at most ${issue.maximum} characters`
  if (issue.code === 'unrecognized_keys') return `Unrecognized field: ${issue.keys.join(', ')}`
  return 'Invalid input'
}

// jitless, because the Content-Security-Policy forbids new Function.
z.config({ customError: messageOf, jitless: true })

/** zod/mini with the product's messages. All schemas import it from here. */
export { z }
