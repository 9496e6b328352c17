import { expect, it } from 'vitest'
import { answeredBy, passkeyFailure } from './passkey.ts'

it.each([
  ['NotAllowedError', 'No passkey was used.'],
  ['AbortError', 'No passkey was used.'],
  ['InvalidStateError', 'This device already has a passkey for your vault.'],
  ['SecurityError', undefined],
])('of %s says %s', async (name, said) => {
  const error: unknown = await answeredBy(Promise.reject(new DOMException('', name))).catch((thrown: unknown) => thrown)
  expect(passkeyFailure(error)).toBe(said)
})
