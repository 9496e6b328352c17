import { aTripOfStops } from '@waymark/contract/fixtures/trips'
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
    { uid: 'cat', name: 'Traveller', role: 'viewer', tone: 'success', isOneself: false },
  ])
})

it('takes the first letters of the first and the last name', () => {
  expect(['Ana Maria Garcia', 'zoë', '', '  😀 x '].map(initialsOf)).toEqual(['AG', 'Z', '', '😀X'])
})
