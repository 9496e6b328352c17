import { expect, it } from 'vitest'
import { tellingContention } from './contention.ts'

const failing = (code: number) => () => Promise.reject(Object.assign(new Error('of gRPC'), { code }))

it('a transaction that others kept from finishing is one to try again', async () => {
  await expect(tellingContention(failing(10))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
})

it('any other failure stays what it is', async () => {
  await expect(tellingContention(failing(6))).rejects.toMatchObject({ code: 6, message: 'of gRPC' })
  expect(await tellingContention(() => Promise.resolve('done'))).toBe('done')
})
