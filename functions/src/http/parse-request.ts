import type { Endpoint } from '@waymark/contract/endpoint'
import { z } from '@waymark/contract/zod'
import type { Request } from 'express'
import { AppError } from '../platform/app-error.ts'

/** Field names and messages can quote what was sent; this much of them is said back. */
const TOLD_CHARACTERS = 200
const TOLD_FIELDS = 50

const shorten = (text: string): string => text.slice(0, TOLD_CHARACTERS)

type Part = 'params' | 'query' | 'body'

/** Dotted paths of the fields that an issue is about; the whole part, such as 'body', when it is no object at all. */
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

/** What may come with files where an endpoint declares no fields. */
const NO_FIELDS = z.strictObject({})

/** The parts that the endpoint declares, parsed. Throws `invalid-argument` with the fields that are wrong. */
export function parseRequest(endpoint: Endpoint, request: Pick<Request, Part>): Partial<Record<Part, unknown>> {
  const { params, query, files, body = files && NO_FIELDS } = endpoint
  return {
    ...(params && { params: parsePart(params, request.params, 'params') }),
    ...(query && { query: parsePart(query, request.query, 'query') }),
    ...(body && { body: parsePart(body, request.body, 'body') }),
  }
}
