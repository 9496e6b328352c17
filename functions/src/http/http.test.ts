import { describe, expect, it } from 'vitest'
import { bearerToken, sessionCookie, sessionCookieOptions } from './http.ts'

describe('sessionCookie', () => {
  it.each([
    ['__session=abc', 'abc'],
    ['a=1; __session=abc; b=2', 'abc'],
    ['a=1;__session=a.b=c', 'a.b=c'],
  ])('is found in %j', (cookie, value) => expect(sessionCookie({ cookie })).toBe(value))

  it.each(['', '__session=', 'x__session=abc', '__sessions=abc', 'a=__session=abc'])('is not found in %j', (cookie) =>
    expect(sessionCookie({ cookie })).toBeUndefined(),
  )
})

describe('bearerToken', () => {
  it.each(['Bearer abc', 'bearer abc'])('is found in %j', (authorization) =>
    expect(bearerToken({ authorization })).toBe('abc'),
  )

  it.each(['', 'Bearer', 'Bearer ', 'Bearer a b', 'Basic abc'])('is not found in %j', (authorization) =>
    expect(bearerToken({ authorization })).toBeUndefined(),
  )
})

describe('sessionCookieOptions', () => {
  it.each(['waymark.example', 'localhost.evil.example', '127.0.0.1.evil.example:5050', undefined])(
    'asks for HTTPS on the host %s',
    (host) => expect(sessionCookieOptions(host === undefined ? {} : { host }).secure).toBe(true),
  )

  it.each(['localhost', 'localhost:5050', '127.0.0.1:5050', '[::1]:5050'])('does not on %s', (host) =>
    expect(sessionCookieOptions({ host }).secure).toBe(false),
  )

  it('goes by the host that the browser sees, not by that of the function behind it', () => {
    const headers = { host: 'localhost:8080', 'x-forwarded-host': 'waymark.example' }
    expect(sessionCookieOptions(headers).secure).toBe(true)
  })
})
