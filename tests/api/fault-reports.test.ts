import { describe, expect, it } from 'vitest'
import { call } from './support/call.ts'

const PATH = '/api/fault-reports'

const UNREADABLE = {
  build: 'BqX3a9_z',
  fault: { kind: 'unreadable', source: 'packingLists', faults: [{ path: 'items.*', code: 'invalid_union' }] },
}
const FAILED = { build: 'BqX3a9_z', fault: { kind: 'failed', name: 'TypeError', during: 'showing a screen' } }

const faultWith = (changes: object) => ({ ...UNREADABLE, fault: { ...UNREADABLE.fault, ...changes } })
const failedWith = (changes: object) => ({ ...FAILED, fault: { ...FAILED.fault, ...changes } })
const at = (path: string) => faultWith({ faults: [{ path, code: 'invalid_type' }] })

/** Room is made every minute: what is asked for here waits for it. */
async function answeredWithRoom(json: unknown): Promise<number> {
  for (;;) {
    const { status, headers } = await call('POST', PATH, { json })
    if (status !== 429) return status
    await new Promise((resolve) => setTimeout(resolve, Number(headers.get('retry-after')) * 1000))
  }
}

describe('a report of a fault', () => {
  it.each([
    ['what cannot be read', UNREADABLE],
    ['of an answer', faultWith({ source: 'GET /api/trips/:id' })],
    ['all of it', at('')],
    ['what went wrong otherwise', FAILED],
    ['with its code', failedWith({ code: 'permission-denied' })],
  ])('is taken from anybody: %s', async (_what, json) => {
    expect(await answeredWithRoom(json)).toBe(200)
  })

  it.each([
    ['a further field', { ...UNREADABLE, uid: 'ann' }],
    ['a further field within', faultWith({ text: 'Hello' })],
    ['a mail address for a source', faultWith({ source: 'ann@example.com' })],
    ['a path with an id', faultWith({ source: 'GET /api/trips/a1b2c3' })],
    ['a path in a document with an id', at('items.a1b2c3.name')],
    ['a path in a document with a text', at('items.my hat')],
    ['no fault', faultWith({ faults: [] })],
    ['many faults', faultWith({ faults: Array.from({ length: 6 }, () => UNREADABLE.fault.faults[0]) })],
    ['a message for a name', failedWith({ name: 'cannot read a trip' })],
    ['a mail address in what was done', failedWith({ during: 'mailing ann@example.com' })],
    ['a number in what was done', failedWith({ during: 'reading 42' })],
    ['a build that is a sentence', { ...FAILED, build: 'of the other day' }],
    ['nothing', {}],
  ])('is refused with %s', async (_what, json) => {
    expect(await answeredWithRoom(json)).toBe(400)
  })

  it('is refused when it is long', async () => {
    expect(await answeredWithRoom({ ...UNREADABLE, more: 'x'.repeat(4_096) })).toBe(413)
  })

  it('is refused from the pages of other sites, and when it is asked for', async () => {
    const foreign = await call('POST', PATH, { json: FAILED, headers: { origin: 'https://example.com' } })
    expect(foreign.status).toBe(403)
    expect((await call('GET', PATH)).status).toBe(405)
  })

  it('is refused when very many come, with when to come again', async () => {
    for (let sent = 0; sent < 1_000; sent += 1) {
      const { status, headers } = await call('POST', PATH, { json: FAILED })
      if (status !== 429) continue
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      return
    }
    throw new Error('A thousand reports were taken')
  })
})
