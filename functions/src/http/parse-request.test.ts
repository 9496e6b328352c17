import { defineEndpoint } from '@waymark/contract/endpoint'
import { z } from '@waymark/contract/zod'
import type { Request } from 'express'
import { describe, expect, it } from 'vitest'
import { AppError } from '../platform/app-error.ts'
import { parseRequest } from './parse-request.ts'

const endpoint = defineEndpoint({
  method: 'POST',
  path: '/api/things/:id',
  summary: 'For this test',
  access: 'signed-in',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ page: z.optional(z.string()) }),
  body: z.strictObject({ stops: z.array(z.strictObject({ name: z.string() })) }),
  response: z.strictObject({}),
})

const request = (body: unknown) => ({ params: { id: 'a' }, query: {}, body }) as unknown as Request

function refusal(body: unknown): AppError {
  try {
    parseRequest(endpoint, request(body))
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('it was accepted')
}

describe('parseRequest', () => {
  it('returns the parts that the endpoint declares', () => {
    const body = { stops: [{ name: 'Belém Tower' }] }
    expect(parseRequest(endpoint, request(body))).toEqual({ params: { id: 'a' }, query: {}, body })
  })

  it('names a nested field by its dotted path, and says the message of the first', () => {
    const error = refusal({ stops: [{ name: 'a' }, { name: 5 }, {}] })
    expect(error.message).toBe('Expected string received number')
    expect(error.fields).toEqual({ 'stops.1.name': 'Expected string received number', 'stops.2.name': 'Required' })
  })

  it('names a field that nobody declared', () => {
    expect(refusal({ stops: [{ name: 'a', lat: 1 }] }).fields).toEqual({ 'stops.0.lat': 'Unrecognized field: lat' })
  })

  it('names the whole body when it is no object', () => {
    expect(refusal('text').fields).toEqual({ body: 'Expected object received string' })
  })

  it('says back little of what was sent', () => {
    const body = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`${'x'.repeat(1_000)}${index}`, 1]))
    const { fields = {}, message } = refusal(body)
    expect(JSON.stringify(fields).length).toBeLessThan(30_000)
    expect(message.length).toBeLessThanOrEqual(200)
  })

  it('keeps the prototype of a field named __proto__ out of its own', () => {
    const body: unknown = JSON.parse('{"__proto__": {"polluted": true}, "stops": []}')
    expect(refusal(body).fields).toHaveProperty(['__proto__'])
    expect({}).not.toHaveProperty('polluted')
  })
})
