import { EVENT_STREAM } from './assistant/answer-stream.ts'
import { DOCUMENT_FILE_ENDPOINT, DocumentId } from './vault/document-calls.ts'
import { DOCUMENT_FILE_TYPES } from './vault/document.ts'
import type { Endpoint } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import { ErrorBody, type ErrorCode, HTTP_STATUS } from './errors.ts'
import { TRIP_CALENDAR_ENDPOINT, TripCalendarParams } from './trips/trip-link-calls.ts'
import { SCAN_IMAGE_ENDPOINT, ScanResultId } from './scans/scan-calls.ts'
import { SCAN_IMAGE_TYPES } from './scans/scan.ts'
import { LOGIN_PATH, LOGOUT_PATH, SESSION_COOKIE } from './users/session.ts'
import { z } from './zod.ts'

type Json = Readonly<Record<string, unknown>>

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const content = (schema: Json): Json => ({ 'application/json': { schema } })

/** A multipart body with files and text fields. */
function multipartContent(files: NonNullable<Endpoint['files']>, fields: Json): Json {
  const names = Object.keys(files)
  const file: Json = { type: 'string', contentMediaType: 'application/octet-stream' }
  const properties = Object.fromEntries(names.map((name) => [name, file]))
  const { properties: texts = {}, required = [] } = fields as { properties?: Json; required?: string[] }
  const schema = { ...fields, properties: { ...texts, ...properties }, required: [...required, ...names] }
  const encoding = Object.entries(files).map(([name, { types }]) => [name, { contentType: types.join(', ') }] as const)
  return { 'multipart/form-data': { schema, encoding: Object.fromEntries(encoding) } }
}

function requestContent({ body, files }: Endpoint): Json | undefined {
  const schema = body && jsonSchema(body, 'input')
  if (files) return multipartContent(files, schema ?? { type: 'object', additionalProperties: false })
  return schema && content(schema)
}

/** Converts `/api/trips/:id` to OpenAPI's `/api/trips/{id}`. */
export const templatePath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

function parametersIn(place: 'path' | 'query', schema: z.core.$ZodType | undefined): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const IDEMPOTENCY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A retry with the same key returns the first answer instead of doing the work twice.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
}

const REASONS = {
  'invalid-argument': 'A field is missing or wrong; `fields` names it.',
  unauthenticated: 'Signed out, or the session is over.',
  forbidden: 'Not allowed, or a changing call from another site.',
  'not-found': 'Not there, or not of the caller.',
  'method-not-allowed': 'Known path, other method.',
  conflict: 'It conflicts with what is stored.',
  'payload-too-large': 'The body is too large.',
  'unsupported-media-type': 'The body has another form than this call takes.',
  'quota-exceeded': 'Too many calls; see Retry-After.',
  internal: 'A fault of the server.',
  unavailable: 'A part of the server cannot be reached.',
} satisfies Record<ErrorCode, string>

function errorsOf({
  access,
  params,
  query,
  body,
  files,
  method,
  quota,
  perMinute,
  perMinutePerAddress,
}: Endpoint): ErrorCode[] {
  const sends = body !== undefined || files !== undefined
  return [
    ...(params || query || sends ? (['invalid-argument'] as const) : []),
    ...(access === 'everyone' && !sends ? [] : (['unauthenticated'] as const)),
    ...(access === 'admin' || method !== 'GET' ? (['forbidden'] as const) : []),
    ...(params ? (['not-found'] as const) : []),
    ...(method === 'GET' ? [] : (['conflict'] as const)),
    ...(sends ? (['payload-too-large', 'unsupported-media-type'] as const) : []),
    ...(quota || perMinute || perMinutePerAddress ? (['quota-exceeded'] as const) : []),
    'internal',
  ]
}

const errorResponses = (codes: readonly ErrorCode[]): Json =>
  Object.fromEntries(
    codes.map((code) => [
      String(HTTP_STATUS[code]),
      { description: REASONS[code], content: content({ $ref: '#/components/schemas/Error' }) },
    ]),
  )

const SECURITY = [{ session: [] }, { bearer: [] }]

function operation(name: string, endpoint: Endpoint): Json {
  const request = requestContent(endpoint)
  const parameters = [
    ...parametersIn('path', endpoint.params),
    ...parametersIn('query', endpoint.query),
    ...(endpoint.method === 'POST' && endpoint.access !== 'everyone' ? [IDEMPOTENCY] : []),
  ]
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    security: endpoint.access === 'everyone' ? [] : SECURITY,
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: { required: true, content: request } }),
    responses: {
      '200': {
        description: 'OK',
        content: {
          ...content(jsonSchema(endpoint.response, 'output')),
          ...(endpoint.streams === true && { [EVENT_STREAM]: {} }),
        },
      },
      ...errorResponses(errorsOf(endpoint)),
    },
  }
}

/** The first path segment: `/api/trips/{id}` is tagged `trips`, administrators' calls `admin`. */
const tagOf = (path: string): string => path.split('/')[2] ?? ''

const redirect = (operationId: string, summary: string, parameters: readonly Json[] = []): Json => ({
  get: {
    operationId,
    summary,
    security: [],
    ...(parameters.length > 0 && { parameters }),
    responses: { '302': { description: 'Redirect', headers: { Location: { schema: { type: 'string' } } } } },
  },
})

const NEXT: Json = {
  name: 'next',
  in: 'query',
  required: false,
  description: 'Path of this site to go to after signing in.',
  schema: { type: 'string' },
}

interface Served {
  readonly operationId: string
  readonly summary: string
  readonly params: z.core.$ZodType
  readonly types: readonly string[]
  /** Whether no sign-in is needed, because the address itself is the secret. */
  readonly isOpen?: true
}

/** An operation that responds with a file. */
const served = ({ operationId, summary, params, types, isOpen }: Served): Json => ({
  get: {
    operationId,
    summary,
    security: isOpen ? [] : SECURITY,
    parameters: parametersIn('path', params),
    responses: {
      '200': { description: 'OK', content: Object.fromEntries(types.map((type) => [type, {}])) },
      ...errorResponses([isOpen ? 'quota-exceeded' : 'unauthenticated', 'not-found', 'internal']),
    },
  },
})

const SCAN_IMAGE: Served = {
  operationId: 'scanImage',
  summary: 'The photo of a discovered place of the signed-in user.',
  params: ScanResultId,
  types: SCAN_IMAGE_TYPES,
}

const DOCUMENT_FILE: Served = {
  operationId: 'documentFile',
  summary: 'The stored file of a document of the signed-in user; of an encrypted one the ciphertext.',
  params: DocumentId,
  types: [...DOCUMENT_FILE_TYPES, 'application/octet-stream'],
}

const TRIP_CALENDAR: Served = {
  operationId: 'tripCalendar',
  summary:
    'The days of a trip as a calendar follows them, for whoever has the secret address: when, where and what, no notes. 404 for a token that is unknown, expired or revoked.',
  params: TripCalendarParams,
  types: ['text/calendar'],
  isOpen: true,
}

/** The OpenAPI 3.1 description of /api, generated from the endpoint declarations. */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {
    [LOGIN_PATH]: redirect('login', 'Leads to the sign-in screen.', [NEXT]),
    [LOGOUT_PATH]: redirect('logout', 'Ends every session of the account and leads home.'),
    [templatePath(SCAN_IMAGE_ENDPOINT)]: served(SCAN_IMAGE),
    [templatePath(DOCUMENT_FILE_ENDPOINT)]: served(DOCUMENT_FILE),
    [templatePath(TRIP_CALENDAR_ENDPOINT)]: served(TRIP_CALENDAR),
  }
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const path = templatePath(endpoint.path)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Waymark', version: '1', description: 'Plans trips. Times are ISO 8601 in UTC, days YYYY-MM-DD.' },
    servers: [{ url: '/', description: 'The site that this document comes from.' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'ID token of Firebase Auth' },
      },
    },
  }
}
