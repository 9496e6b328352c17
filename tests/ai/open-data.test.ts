import { Trip } from '@waymark/contract/trips/trip'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  failures,
  type OpenDataDouble,
  startOpenDataDouble,
} from '../../functions/src/places/open-data/testing/open-data-double.ts'
import { ZLIN_NAMES, zlinElements, zlinItems } from '../../functions/src/places/open-data/testing/zlin.ts'
import { type AppProcess, startAppProcess } from '../api/support/own-app.ts'
import { newPerson } from '../api/support/people.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { aRequest } from '../api/support/trips.ts'

let double: OpenDataDouble
let app: AppProcess
const cells = adminFirestore.collection('placeCells')

beforeAll(async () => {
  for (const cell of await cells.listDocuments()) await cell.delete()
  double = await startOpenDataDouble()
  app = await startAppProcess({
    FUNCTIONS_EMULATOR: 'true',
    OPEN_DATA_CONTACT: 'ops@example.org',
    WIKIDATA_QUERY_URL: double.wikidataUrl,
    OVERPASS_URL: double.overpassUrl,
  })
})
afterAll(async () => {
  app?.kill()
  await double?.close()
})

async function tripTo(destination: string): Promise<Trip> {
  const { byBearer: headers } = await newPerson()
  // Not at Christmas, when little is open.
  const year = new Date().getUTCFullYear() + 1
  const json = aRequest({ destination, startDate: `${year}-06-02`, endDate: `${year}-06-05` })
  const answer = await app.call('POST', '/api/trips/plan', { headers, json })
  expect(answer.status).toBe(200)
  return Trip.parse(answer.body)
}

const namesIn = ({ itinerary }: Trip): string[] =>
  itinerary.dailyItinerary.flatMap(({ activities }) => activities.flatMap(({ place }) => place?.name ?? []))

it('plans a town that the atlas does not describe with real places, says whose data it is, and asks but once', async () => {
  double.enqueue('wikidata', zlinItems())
  double.enqueue('overpass', zlinElements())
  const trip = await tripTo('Zlín')
  const real = namesIn(trip).filter((name) => ZLIN_NAMES.includes(name))
  expect(real.length).toBeGreaterThanOrEqual(3)
  expect(trip.itinerary.tips.join(' ')).toContain('© OpenStreetMap contributors')
  expect((await cells.get()).size).toBe(1)
  await tripTo('Zlín')
  expect(double.requests).toHaveLength(2)
})

it('plans with the atlas alone when open data does not answer, and where the atlas describes the town', async () => {
  double.clear()
  double.enqueue('wikidata', failures.busy())
  double.enqueue('overpass', failures.noJson())
  const trip = await tripTo('Jihlava')
  expect(trip.progress.state).toBe('ready')
  expect(trip.itinerary.tips.join(' ')).toContain('no checked places for Jihlava')
  await tripTo('Prague')
  expect(double.requests).toHaveLength(2)
})
