import { ENDPOINTS } from './endpoints.ts'
import { describe, expect, it } from 'vitest'
import { openapiDocument, templatePath } from './openapi.ts'

const document = openapiDocument()

interface Operation {
  operationId?: string
  requestBody?: { content: Record<string, { schema: { type?: string; oneOf?: { type: string }[] } }> }
}
const paths = document['paths'] as Record<string, Record<string, Operation>>
const operationOf = (method: string, path: string): Operation => paths[templatePath(path)]?.[method.toLowerCase()] ?? {}

describe('the OpenAPI document', () => {
  it('can be sent as JSON without losing anything', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it.each(Object.entries(ENDPOINTS))('describes what %s takes', (name, { method, path, body, files }) => {
    const { operationId, requestBody } = operationOf(method, path)
    expect(operationId).toBe(name)
    const schema = requestBody?.content[files ? 'multipart/form-data' : 'application/json']?.schema
    const kinds = schema?.oneOf ?? (schema && [schema])
    expect(kinds?.every(({ type }) => type === 'object')).toBe((files ?? body) && true)
  })

  it('says which files a call takes', () => {
    expect(operationOf('POST', '/api/upload/image').requestBody?.content).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          additionalProperties: false,
          properties: { image: { type: 'string', contentMediaType: 'application/octet-stream' } },
          required: ['image'],
        },
        encoding: { image: { contentType: 'image/jpeg, image/png, image/webp, image/avif' } },
      },
    })
  })

  it('writes parameters of a path as OpenAPI does', () => {
    expect(templatePath('/api/trips/:tripId/days/:day')).toBe('/api/trips/{tripId}/days/{day}')
  })

  it('says that an id in the path must be given', () => {
    expect(document).toHaveProperty(['paths', '/api/trips/{id}', 'delete', 'parameters', 0], {
      name: 'id',
      in: 'path',
      required: true,
      schema: expect.objectContaining({ type: 'string' }),
    })
  })
})
