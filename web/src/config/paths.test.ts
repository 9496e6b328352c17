import { LOGIN_PATH as CONTRACT_LOGIN, LOGOUT_PATH as CONTRACT_LOGOUT } from '@waymark/contract/users/session'
import { describe, expect, test } from 'vitest'
import { assistantPath, LOGIN_PATH, loginPath, LOGOUT_PATH, staysPath } from './paths.ts'

describe('the addresses', () => {
  test('of signing in and out are those that the server answers', () => {
    expect(LOGIN_PATH).toBe(CONTRACT_LOGIN)
    expect(LOGOUT_PATH).toBe(CONTRACT_LOGOUT)
  })

  test('carry a whole path and question as one parameter', () => {
    const next = new URL(loginPath('/travel-assistant?q=a&b=c'), 'https://waymark.test').searchParams.get('next')
    expect(next).toBe('/travel-assistant?q=a&b=c')
    const question = new URL(assistantPath('fish & chips + 1?'), 'https://waymark.test').searchParams.get('q')
    expect(question).toBe('fish & chips + 1?')
    expect(staysPath('São Tomé')).toBe('/accommodations?location=S%C3%A3o%20Tom%C3%A9')
  })

  test('of signing in without a place to return to have no parameter', () => {
    expect(loginPath()).toBe('/api/login')
    expect(loginPath('/')).toBe('/api/login')
  })
})
