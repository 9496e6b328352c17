import { expect, test } from 'vitest'
import { guessBits, strengthOf } from './passphrase-strength.ts'
import { isStrongEnough } from './rate-passphrase.ts'
import { suggestPassphrase } from './suggest-passphrase.ts'

test.each([
  ['', 'none'],
  ['password', 'weak'],
  ['Passport2026!', 'weak'],
  ['12345678901234567890', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['hello hello hello hello hello', 'weak'],
  ['Pneumonoultramicroscopic', 'weak'],
  ['summer holiday 1999', 'weak'],
  ['butterfly garden lantern', 'fair'],
  // The best known passphrase of words there is.
  ['correct horse battery staple', 'fair'],
  ['kettle violin orchard thimble', 'good'],
  ['xK9#mQ2$vL7@pR', 'good'],
  ['correct horse battery staple under 7 moons', 'strong'],
  ['горячий чай ночной поезд дождь', 'strong'],
] as const)('"%s" is %s', (passphrase, strength) => {
  expect(strengthOf(passphrase)).toBe(strength)
})

test.each([
  // Accepted until November 2026, by an estimate of our own.
  '1q2w3e4r5t6y7u8i9o0p',
  'to be or not to be that is the question',
  'one two three four five',
  'may the force be with you',
  'in the beginning god created the heaven and the earth',
  'January February March April May',
  'qwertyuiopasdfghjklzxcvbnm',
])('"%s" guards no vault', (passphrase) => {
  expect(isStrongEnough(strengthOf(passphrase))).toBe(false)
})

test('one of sixty letters is judged by its first forty, and never stronger for what is beyond', () => {
  const long = 'xK9#mQ2$vL7@pR4%tW8&'.repeat(3)
  expect(guessBits(long.slice(0, 40))).toBe(guessBits(long))
})

test('a suggestion is six words, enough where it is typed as an own one, and never the same', async () => {
  const suggested = await Promise.all(Array.from({ length: 50 }, suggestPassphrase))
  for (const passphrase of suggested) {
    expect(passphrase).toMatch(/^([a-z]+-){5}[a-z]+$/)
    expect(isStrongEnough(strengthOf(passphrase)), passphrase).toBe(true)
  }
  expect(new Set(suggested).size).toBe(50)
})
