import { ARGON2ID_LIMITS } from '@waymark/contract/vault/vault-format'
import { expect, test } from 'vitest'
import { affordableMemory } from './argon2id.ts'

const { minMemory } = ARGON2ID_LIMITS

test('a device is asked for what it turns into a key in 225 milliseconds, for OWASP’s least at least', () => {
  // On a device four times slower, it takes 0.9 of the two seconds for unlocking.
  for (const leastMs of [70, 150, 200, 224]) {
    const memory = affordableMemory(leastMs)
    expect((memory / minMemory) * leastMs).toBeLessThanOrEqual(225)
    expect(memory).toBeGreaterThanOrEqual(minMemory)
    expect(memory % 1_024).toBe(0)
  }
  expect([1, 66].map(affordableMemory)).toEqual([65_536, 65_536])
  expect([225, 2_000].map(affordableMemory)).toEqual([minMemory, minMemory])
})
