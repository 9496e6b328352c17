import { describe, expect, test } from 'vitest'
import { authErrorMessage } from './auth-error-message.ts'

const firebaseError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })

describe('the sentence for an error of Firebase Auth', () => {
  test('does not tell an unknown address from a wrong password', () => {
    const sentence = authErrorMessage(firebaseError('auth/user-not-found'))
    expect(sentence).toBe('The e-mail address or the password is not right.')
    expect(authErrorMessage(firebaseError('auth/wrong-password'))).toBe(sentence)
    expect(authErrorMessage(firebaseError('auth/invalid-credential'))).toBe(sentence)
  })

  test('is absent for errors that are none of Firebase, or unknown', () => {
    expect(authErrorMessage(new Error('auth/weak-password'))).toBeUndefined()
    expect(authErrorMessage(firebaseError('auth/argument-error'))).toBeUndefined()
    expect(authErrorMessage('auth/weak-password')).toBeUndefined()
  })
})
