import { describe, expect, it } from 'vitest'
import { AppError, failingWith } from './app-error.ts'

const MESSAGE = 'Failed to save packing list'

describe('failingWith', () => {
  it('returns what the job returns', async () => {
    expect(await failingWith(MESSAGE, () => Promise.resolve(7))).toBe(7)
  })

  it('tells the message instead of a failure underneath, which stays its cause', async () => {
    const cause = new TypeError('10.0.0.7 refused the connection')
    const failing = failingWith(MESSAGE, () => Promise.reject(cause))
    await expect(failing).rejects.toMatchObject({ code: 'internal', message: MESSAGE, cause })
  })

  it('tells who could not be served because others write the same documents to try again', async () => {
    const cause = Object.assign(new Error('10 ABORTED: Transaction lock timeout.'), { code: 10 })
    const failing = failingWith(MESSAGE, () => Promise.reject(cause))
    const message = 'Others are changing this right now. Please try again in a moment.'
    await expect(failing).rejects.toMatchObject({ code: 'unavailable', message, retryAfterSeconds: 5, cause })
  })

  it('lets a failure pass that is told already', async () => {
    const told = new AppError('not-found', 'no such list')
    await expect(failingWith(MESSAGE, () => Promise.reject(told))).rejects.toBe(told)
  })
})
