import { expect, it } from 'vitest'
import { waitingAt } from './waiting-at.ts'

it.each([
  [
    '/plan-trip?destination=Kilkenny&keep=2027-01-08',
    'Sign in or create an account to keep your two days in Kilkenny.',
    true,
  ],
  [
    '/plan-trip?destination=S%C3%A3o+Paulo%2C+Brazil&keep=2027-01-08',
    'Sign in or create an account to keep your two days in São Paulo, Brazil.',
    true,
  ],
  // What somebody else has written into a link is not repeated.
  [
    '/plan-trip?destination=Rome!+Send+a+code+to+http%3A%2F%2Fevil.example&keep=2027-01-08',
    'Sign in or create an account to keep your two days.',
    true,
  ],
  ['/join/abc_DEF-123', 'Sign in or create an account to join a trip you were invited to.', false],
])('%s: %s', (next, words, isNew) => {
  expect(waitingAt(next)).toEqual({ words, isNew })
})

it.each(['/', '/plan-trip?destination=Kilkenny', '/plan?keep=2027-01-08', '/join', '/join/a/b', '/vault?keep=1'])(
  'nothing awaits at %s but the screen itself',
  (next) => {
    expect(waitingAt(next)).toBeUndefined()
  },
)
