import type { Endpoint } from '@waymark/contract/endpoint'
import { z } from '@waymark/contract/zod'
import type { Request } from 'express'
import { AppError } from '../platform/app-error.ts'

/** Limits for error messages, which may quote the request. */
const TOLD_CHARACTERS = 200
const TOLD_FIELDS = 50

const shorten = (text: string): string => text.slice(0, TOLD_CHARACTERS)

type Part = 'params' | 'query' | 'body'

/** Dotted paths of the fields an issue is about; the part itself, such as 'body', if it is not an object. */
function fieldsOf(issue: z.core.$ZodIssue, part: Part): string[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'))
  return [path.length === 0 ? part : path.join('.')]
}

function refuse(issues: readonly z.core.$ZodIssue[], part: Part): never {
  const fields = new Map<string, string>()
  for (const issue of issues) {
    for (const field of fieldsOf(issue, part)) {
      if (fields.size < TOLD_FIELDS && !fields.has(field)) fields.set(shorten(field), shorten(issue.message))
    }
  }
  const [message = 'Invalid input'] = fields.values()
  throw new AppError('invalid-argument', `the ${part} does not fit the contract`, {
    message,
    fields: Object.fromEntries(fields),
  })
}

function parsePart(schema: z.core.$ZodType, value: unknown, part: Part): unknown {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? parsed.data : refuse(parsed.error.issues, part)
}

/** Schema of the text fields if an endpoint declares files only. */
const NO_FIELDS = z.strictObject({})

/** Parses the declared parts of a request. Throws `invalid-argument` with the invalid fields. */
export function parseRequest(endpoint: Endpoint, request: Pick<Request, Part>): Partial<Record<Part, unknown>> {
  const { params, query, files, body = files && NO_FIELDS } = endpoint
  return {
    ...(params && { params: parsePart(params, request.params, 'params') }),
    ...(query && { query: parsePart(query, request.query, 'query') }),
    ...(body && { body: parsePart(body, request.body, 'body') }),
  }
}
