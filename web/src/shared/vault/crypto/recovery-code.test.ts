import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newRecoverySecret, parseRecoveryCode, RECOVERY_GROUPS, recoveryGroups } from './recovery-code.ts'

const ZEROES = new Uint8Array(20)
const ONES = new Uint8Array(20).fill(255)

test('a code is nine groups of four letters, the last one a check', async () => {
  expect(RECOVERY_GROUPS).toBe(9)
  expect(await recoveryGroups(ZEROES)).toEqual([...Array.from({ length: 8 }, () => '0000'), 'VS3W'])
  expect((await recoveryGroups(ONES)).slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'ZZZZ'))
})

test('a code is read as it is meant', async () => {
  const secret = newRecoverySecret()
  expect(secret).toHaveLength(20)
  const groups = await recoveryGroups(secret)
  const typed = [groups.join('-'), groups.join(' ').toLowerCase(), ` ${groups.join('')}\n`, groups.join(' – ')]
  for (const code of typed) expect(await parseRecoveryCode(code)).toEqual(secret)
  const zeroes = (await recoveryGroups(ZEROES)).join('-').replaceAll('0', 'o')
  expect(await parseRecoveryCode(zeroes)).toEqual(ZEROES)
})

test('a code with a mistake is told from one of another vault', async () => {
  const groups = await recoveryGroups(ZEROES)
  const mistaken = ['', '0000', groups.slice(1).join('-'), `${groups.join('-')}-0000`, groups.toReversed().join('-')]
  mistaken.push(groups.join('-').replace('0', 'U'), groups.join('-').replace('0', '1'))
  for (const code of mistaken) expect(await parseRecoveryCode(code)).toBeUndefined()
})

test('every secret comes back, and one changed letter in all is seen', async () => {
  const secrets = fc.uint8Array({ minLength: 20, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(secrets, fc.nat(31), fc.integer({ min: 1, max: 31 }), async (bytes, at, by) => {
      const secret = Uint8Array.from(bytes)
      const letters = (await recoveryGroups(secret)).join('')
      expect(await parseRecoveryCode(letters)).toEqual(secret)
      const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
      const other = alphabet[(alphabet.indexOf(letters[at]!) + by) % 32]
      // Four check letters miss one error in a million.
      const changed = await parseRecoveryCode(letters.slice(0, at) + other + letters.slice(at + 1))
      expect(changed).not.toEqual(secret)
    }),
    { numRuns: 100 },
  )
})
