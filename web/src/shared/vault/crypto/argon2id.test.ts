import { ARGON2ID_LIMITS } from '@waymark/contract/vault/vault-format'
import { expect, test } from 'vitest'
import { affordableMemory } from './argon2id.ts'

const { minMemory } = ARGON2ID_LIMITS

test('a device is asked for what it turns into a key in 0.3 seconds, for OWASP’s least at least', () => {
  // On a device four times slower, it takes 1.2 of the two seconds for unlocking.
  for (const leastMs of [95, 150, 200, 299]) {
    const memory = affordableMemory(leastMs)
    expect((memory / minMemory) * leastMs).toBeLessThanOrEqual(300)
    expect(memory).toBeGreaterThanOrEqual(minMemory)
    expect(memory % 1_024).toBe(0)
  }
  expect([1, 89].map(affordableMemory)).toEqual([65_536, 65_536])
  expect([300, 2_000].map(affordableMemory)).toEqual([minMemory, minMemory])
})
