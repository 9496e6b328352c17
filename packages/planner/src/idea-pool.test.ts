import { expect, test } from 'vitest'
import { IdeaPool } from './idea-pool.ts'
import type { Stop } from './stop.ts'

const place = {
  name: 'The park',
  kind: 'park',
  status: 'general',
  lat: 0,
  lng: 0,
  stayMinutes: 60,
  costCents: 0,
} as const
const idea: Stop = {
  place,
  activity: 'Rest in the park',
  about: 'Bring a book.',
  bestTime: 'any',
  topic: 'the park',
  score: 1,
}

test('an idea that several beds of a trip share says each time that it comes again', () => {
  const uses = new Map<string, number>()
  const taken = [1, 2, 3].map(() => new IdeaPool([idea], uses).take((stop) => stop.activity))
  expect(taken).toEqual(['Rest in the park', 'Once more: rest in the park', 'Another time (3): rest in the park'])
})
