import { aTripOfStops } from '@waymark/contract/fixtures/trips'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { initialsOf, membersOf } from './members.ts'

it('lists the owner first, each with a name, a role and a colour of their own', () => {
  const trip = aTripOfStops({
    userId: 'ann',
    memberIds: ['ben', 'ann', 'cat'],
    roles: { ann: 'owner', ben: 'editor' },
    memberNames: { ben: 'Ben' },
  })
  expect(membersOf(trip, 'ben')).toEqual([
    { uid: 'ann', name: 'The owner', role: 'owner', tone: 'accent', isOneself: false },
    { uid: 'ben', name: 'Ben', role: 'editor', tone: 'warning', isOneself: true },
    { uid: 'cat', name: 'Traveller', role: 'viewer', tone: 'neutral', isOneself: false },
  ])
})

it('takes the first letters of the first and the last name', () => {
  expect(['Ana Maria Garcia', 'zoë', '', '  😀 x '].map(initialsOf)).toEqual(['AG', 'Z', '', '😀X'])
})

const tonesIn = (memberIds: string[]): Record<string, string> =>
  Object.fromEntries(
    membersOf(aTripOfStops({ userId: 'ann', memberIds: ['ann', ...memberIds] }), 'ann').map(({ uid, tone }) => [
      uid,
      tone,
    ]),
  )

it('gives five people five colours, and nobody another one because of who comes later', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{8}$/), { minLength: 4, maxLength: 19 }), (uids) => {
      expect(new Set(Object.values(tonesIn(uids.slice(0, 4)))).size).toBe(5)
      expect(tonesIn(uids)).toMatchObject(tonesIn(uids.slice(0, 2)))
    }),
  )
})

it('leaves their colours to those who stay when somebody goes, unless they would have had the same', () => {
  const all = tonesIn(['ben', 'joe', 'hal'])
  for (const left of ['ben', 'joe', 'hal']) {
    const stay = tonesIn(['ben', 'joe', 'hal'].filter((uid) => uid !== left))
    expect(all).toMatchObject(stay)
  }
})
