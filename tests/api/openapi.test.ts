import { ENDPOINTS } from '@waymark/contract/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'

interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  requestBody?: { content: Record<string, { schema: { required: string[]; properties: object } }> }
  responses: Record<string, unknown>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: object; schemas: object }
}

let document: Document
beforeAll(async () => {
  document = (await call('GET', '/api/openapi.json')).body as Document
})

const operationOf = (method: string, path: string) =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

describe('GET /api/openapi.json', () => {
  it('is a file of the site, and not made by the function', async () => {
    const { headers } = await call('GET', '/api/openapi.json')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('x-request-id')).toBeNull()
  })

  it('is an OpenAPI 3.1 document with both ways to prove who calls', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: '__session' },
      bearer: { type: 'http', scheme: 'bearer' },
    })
  })

  it.each(Object.entries(ENDPOINTS))('describes %s', (name, { method, path, access }) => {
    const operation = operationOf(method, path)
    expect(operation?.operationId).toBe(name)
    expect(operation?.security).toEqual(access === 'everyone' ? [] : [{ session: [] }, { bearer: [] }])
    expect(operation?.responses).toHaveProperty('200')
  })

  it('describes nothing but the endpoints, the two redirects and the files that are served', () => {
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    )
    expect(described.toSorted()).toEqual(
      [...Object.keys(ENDPOINTS), 'login', 'logout', 'scanImage', 'tripCalendar', 'documentFile'].toSorted(),
    )
  })

  it.each(['/api/login', '/api/logout'])('describes the redirect of %s', (path) => {
    expect(operationOf('GET', path)?.responses).toHaveProperty('302')
  })

  it('says what planning a trip needs and how it can be refused', () => {
    const operation = operationOf('POST', '/api/trips/plan')
    const schema = operation?.requestBody?.content['application/json']?.schema
    expect(schema?.required).toEqual(['destination', 'departureCity', 'startDate', 'endDate', 'budget', 'travelStyle'])
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '409', '413', '415', '500']),
    )
  })

  it('routes every path that it describes', async () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of Object.keys(methods)) {
        const answer = await call(
          method.toUpperCase(),
          path.replace('{id}', 'nosuchtrip').replace('{token}', 'x'.repeat(22)),
        )
        // 400 where visitors have to say what they ask; 429 where other tests have just called it as often as it takes.
        expect([200, 302, 400, 401, 404, 415, 429], `${method} ${path}`).toContain(answer.status)
      }
    }
  })
})
