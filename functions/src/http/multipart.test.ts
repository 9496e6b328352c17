import type { Request } from 'express'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../platform/app-error.ts'
import { maxMultipartBytes, readMultipart } from './multipart.ts'

const MEBIBYTE = 1024 * 1024
const PARTS = { image: { maxBytes: 2 * MEBIBYTE, types: ['image/png'] } }

async function requestWith(form: FormData): Promise<Request> {
  const sent = new Response(form)
  return rawRequest(sent.headers.get('content-type') ?? '', Buffer.from(await sent.arrayBuffer()))
}

const rawRequest = (type: string, rawBody: Buffer): Request =>
  ({ headers: { 'content-type': type }, rawBody }) as unknown as Request

type Sent = readonly [name: string, value: string | Blob, filename?: string]

function form(...parts: readonly Sent[]): FormData {
  const data = new FormData()
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, filename)
  }
  return data
}

const file = (size: number, fill = 7): Blob => new Blob([new Uint8Array(size).fill(fill)], { type: 'image/png' })

async function refusal(request: Request): Promise<AppError> {
  try {
    await readMultipart(PARTS, request)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('it was accepted')
}

const refusalOf = async (...parts: readonly Sent[]): Promise<AppError> => refusal(await requestWith(form(...parts)))

describe('a multipart body', () => {
  it('is read with its file and the fields beside it', async () => {
    const request = await requestWith(form(['type', 'visa'], ['image', file(3), 'Grüße.png'], ['note', '']))
    expect(await readMultipart(PARTS, request)).toEqual({
      fields: { type: 'visa', note: '' },
      files: { image: { name: 'Grüße.png', type: 'image/png', bytes: Buffer.from([7, 7, 7]) } },
    })
  })

  it('may hold a file that is just as large as allowed, and not one byte more', async () => {
    const exact = await readMultipart(PARTS, await requestWith(form(['image', file(2 * MEBIBYTE), 'a.png'])))
    expect(exact.files['image']?.bytes.length).toBe(2 * MEBIBYTE)
    expect(await refusalOf(['image', file(2 * MEBIBYTE + 1), 'a.png'])).toMatchObject({
      code: 'payload-too-large',
      message: 'The file must be at most 2 MB',
      fields: { image: 'Must be at most 2 MB' },
    })
    expect(maxMultipartBytes(PARTS)).toBeGreaterThan(2 * MEBIBYTE)
  })

  it.each<readonly [string, readonly Sent[], object]>([
    ['has no file', [['note', 'x']], { image: 'Required' }],
    ['has an empty file', [['image', file(0), '']], { image: 'Required' }],
    ['has text where the file should be', [['image', 'data:image/png;base64,']], { image: 'Expected a file' }],
    [
      'has the file twice',
      [
        ['image', file(1), 'a.png'],
        ['image', file(1), 'b.png'],
      ],
      { image: 'Sent more than once' },
    ],
    ['has another file', [['avatar', file(1), 'a.png']], { avatar: 'Unrecognized field: avatar' }],
    ['has a file with the name of a built-in', [['constructor', file(1), 'a']], { constructor: expect.any(String) }],
  ])('that %s is refused', async (_what, parts, fields) => {
    expect(await refusalOf(...parts)).toMatchObject({ code: 'invalid-argument', fields })
  })

  it('cannot hold more fields, or longer ones, than any form has', async () => {
    const many = Array.from({ length: 50 }, (_, index) => [`field${index}`, 'x'] as const)
    const image = ['image', file(1), 'a.png'] as const
    expect((await refusalOf(image, ...many)).code).toBe('invalid-argument')
    expect((await refusalOf(image, ['note', 'x'.repeat(100_000)])).code).toBe('invalid-argument')
    expect((await refusalOf(image, ['x'.repeat(5_000), 'note'])).code).toBe('invalid-argument')
  })

  it('keeps a field named __proto__ out of the prototype', async () => {
    const request = await requestWith(form(['__proto__', 'polluted'], ['image', file(1), 'a.png']))
    const { fields } = await readMultipart(PARTS, request)
    expect(Object.keys(fields)).toEqual(['__proto__'])
    expect({}).not.toHaveProperty('polluted')
  })

  it('without a boundary, or cut anywhere, is refused and never hangs', async () => {
    expect((await refusal(rawRequest('multipart/form-data', Buffer.from('x')))).code).toBe('invalid-argument')
    const whole = await requestWith(form(['note', 'x'], ['image', file(40), 'a.png']))
    const { rawBody } = whole as unknown as { rawBody: Buffer }
    const type = String(whole.headers['content-type'])
    for (let length = 0; length < rawBody.length - 4; length++) {
      const { code } = await refusal(rawRequest(type, rawBody.subarray(0, length)))
      expect(code, String(length)).toBe('invalid-argument')
    }
  })

  it('of any bytes is read or refused, and fails in no other way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (noise) => {
        const body = Buffer.from(`--b\r\n${noise}\r\n--b--\r\n`)
        const outcome = await readMultipart(PARTS, rawRequest('multipart/form-data; boundary=b', body)).catch(
          (error: unknown) => error,
        )
        expect(outcome).toBeInstanceOf(AppError)
      }),
    )
  })
})
