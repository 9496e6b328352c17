import { proposeTripDay } from '@waymark/contract/trips/trip-day-calls'
import { expect, it } from 'vitest'
import * as answers from '../../functions/src/ai/gemini/testing/answers.ts'
import * as failures from '../../functions/src/ai/gemini/testing/failures.ts'
import { newPerson, type Person } from '../api/support/people.ts'
import { storedTrip } from '../api/support/trips.ts'
import { useGemini } from './support/gemini.ts'

const { gemini, call } = useGemini()

const WISHES = 'My tortoise decides where we go'

async function proposed(person: Person) {
  const id = await storedTrip(person, { preferences: WISHES })
  const answer = await call('POST', `/api/trips/${id}/days/1/proposal`, { headers: person.byBearer })
  expect(answer.status).toBe(200)
  return proposeTripDay.response.parse(answer.body)
}

it('takes what Gemini chooses of the places that it was offered, and nothing that it makes up', async () => {
  gemini().enqueue(
    answers.json({
      stops: [
        { key: 'p1', time: '14:00' },
        { key: 'p999', time: '10:00' },
        { key: 'Eiffel Tower', time: '10:00' },
        { key: 'p2', time: 'noon' },
      ],
    }),
  )
  const { proposed: stops, answeredBy } = await proposed(await newPerson())
  const { body } = gemini().requests[0]!
  const asked = JSON.stringify(body.contents)
  expect(asked).toContain(WISHES)
  expect(JSON.stringify(body.systemInstruction)).not.toContain(WISHES)
  expect(answeredBy).toBe('gemini')
  const [chosen] = stops.filter(({ startsAt }) => startsAt === '14:00')
  expect(asked).toContain(chosen?.place.name)
  for (const { place } of stops) expect(place.id).toMatch(/^[a-z]{2}-/)
})

it.each([
  ['speaks nonsense', answers.text('Go to the zoo.')],
  ['has no quota left', failures.quota()],
])('is the guide’s when Gemini %s', async (_what, reply) => {
  gemini().enqueue(reply)
  const { proposed: stops, answeredBy } = await proposed(await newPerson())
  expect(answeredBy).toBe('guide')
  expect(stops.length).toBeGreaterThan(0)
})
