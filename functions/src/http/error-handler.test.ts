import { HTTP_STATUS } from '@waymark/contract/errors'
import { describe, expect, it } from 'vitest'
import { AppError } from '../platform/app-error.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { asAppError } from './error-handler.ts'

const withStatus = (status: number) => Object.assign(new Error('body of a stranger'), { status })

describe('what a caller is told of a failure', () => {
  it('is the AppError itself', () => {
    const error = new AppError('conflict', 'for the log')
    expect(asAppError(error)).toBe(error)
  })

  it.each([
    [400, 'invalid-argument'],
    [413, 'payload-too-large'],
    [415, 'unsupported-media-type'],
    [500, 'internal'],
  ])('goes by the status %i of a failure of express', (status, code) => {
    expect(asAppError(withStatus(status)).code).toBe(code)
  })

  it.each([new TypeError('reading secret'), 'thrown text', undefined, { status: 400 }])(
    'is no detail of anything else',
    (thrown) => {
      const told = asAppError(thrown)
      expect(told.code).toBe('internal')
      expect(told.message).toBe('Something went wrong. Please try again.')
    },
  )

  it('is to try again for whoever could not be served because others write the same documents', () => {
    const told = asAppError(Object.assign(new Error('10 ABORTED: Transaction lock timeout.'), { code: 10 }))
    expect([told.code, told.retryAfterSeconds, HTTP_STATUS[told.code]]).toEqual(['unavailable', 5, 503])
  })

  it('is exactly Unauthorized for whoever is not signed in', () => {
    expect(new AppError('unauthenticated', 'why').message).toBe('Unauthorized')
    expect(HTTP_STATUS.unauthenticated).toBe(401)
  })
})

describe('what the log says of a failure', () => {
  it('names its kind, code and frames, and leaves its message out', () => {
    const error = Object.assign(new TypeError('passport 123'), { code: 'E_SOME' })
    const { detail, frames } = errorDetail(error)
    expect(detail).toBe('TypeError E_SOME')
    expect(frames).toMatch(/^\s+at /)
    expect(frames).not.toContain('passport')
  })

  it('leaves out a message of several lines', () => {
    expect(JSON.stringify(errorDetail(new Error('one\ntwo passport\nthree')))).not.toContain('passport')
  })

  it('names the cause below an AppError', () => {
    const error = new AppError('internal', 'planning failed', { cause: new RangeError('secret') })
    expect(errorDetail(error)).toMatchObject({ detail: 'planning failed: RangeError' })
  })
})
