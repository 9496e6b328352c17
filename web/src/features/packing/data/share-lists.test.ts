import { expect, it } from 'vitest'
import { tripsToShare } from './share-lists.ts'

const trip = {
  id: 'trip-1',
  memberIds: ['ann', 'ben', 'cat'],
  roles: { ann: 'owner', ben: 'editor', cat: 'viewer' },
} as const
const trips = [{ ...trip, memberIds: [...trip.memberIds] }]
const list = (userId: string, memberIds: string[], tripId: string | null = 'trip-1') => ({ tripId, userId, memberIds })

it('finds a trip with a list that an editor is not let into', () => {
  expect(tripsToShare(trips, [list('ann', ['ann'])])).toEqual(['trip-1'])
  expect(tripsToShare(trips, [list('ann', ['ann', 'ben'])])).toEqual([])
})

it('leaves lists of viewers, of strangers and of no trip to themselves', () => {
  expect(tripsToShare(trips, [list('cat', ['cat']), list('dan', ['dan']), list('ann', ['ann'], null)])).toEqual([])
})
