import { expect, test } from 'vitest'
import { guessBits, isEnough, strengthOf } from './passphrase-strength.ts'
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
  ['correct horse battery staple', 'good'],
  ['xK9#mQ2$vL7@', 'good'],
  ['correct horse battery staple under 7 moons', 'strong'],
  ['горячий чай ночной поезд дождь', 'strong'],
] as const)('"%s" is %s', (passphrase, strength) => {
  expect(strengthOf(passphrase)).toBe(strength)
})

test('more of it is never weaker', () => {
  const whole = 'correct horse battery staple 7 # zebra'
  for (let length = 1; length < whole.length; length += 1) {
    const words = whole.slice(0, length).split(' ')
    expect(guessBits(words.join(' '))).toBeGreaterThanOrEqual(guessBits(words.slice(0, -1).join(' ')))
  }
})

test('a suggestion is enough, speakable and never the same', () => {
  const suggested = Array.from({ length: 50 }, suggestPassphrase)
  for (const passphrase of suggested) {
    expect(passphrase).toMatch(/^([bdfgklmnprstvz][aeiou]){2}(-([bdfgklmnprstvz][aeiou]){2}){5}$/)
    expect(isEnough(passphrase), passphrase).toBe(true)
  }
  expect(new Set(suggested).size).toBe(50)
})
