import { madeUpId, madeUpStay } from '../../tools/seed/demo/many-stays.ts'
import { fillAccommodations } from '../../tools/seed/fill-accommodations.ts'
import { aList, anItem, savedList } from '../api/support/packing-lists.ts'
import { newPerson, type Person } from '../api/support/people.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { plannedTrip, soon, tripDocument } from '../api/support/trips.ts'

/** A call that both functions answer. */
export interface MeasuredCall {
  readonly name: string
  readonly method: 'GET' | 'PUT'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const STAYS = 100
const TRIPS = 10
const ITEMS = 40

/** A traveller with ten trips of a week. */
async function withTrips(person: Person): Promise<void> {
  const { id } = await plannedTrip(person, { endDate: soon(36) })
  const trip = (await tripDocument(id).get()).data() ?? {}
  const copies = adminFirestore.batch()
  for (let count = 1; count < TRIPS; count += 1) copies.create(adminFirestore.collection('trips').doc(), trip)
  await copies.commit()
}

/** Makes what the calls are about. The signed-in ones come with the cookie of the session. */
export async function measuredCalls(): Promise<MeasuredCall[]> {
  const person = await newPerson()
  await fillAccommodations(
    Array.from({ length: STAYS }, (_, index) => [madeUpId(index), madeUpStay(index)] as const).values(),
  )
  await withTrips(person)
  const items = Array.from({ length: ITEMS }, (_, index) => anItem(`item-${index}`))
  const list = await savedList(person, aList({ items }))
  return [
    { name: 'a stay', method: 'GET', path: `/api/accommodations/${madeUpId(0)}` },
    { name: 'a page of stays', method: 'GET', path: '/api/accommodations/search?page=1&pageSize=20' },
    { name: 'the trips of a traveller', method: 'GET', path: '/api/trips', headers: person.byCookie },
    {
      name: 'the items of a packing list, replaced',
      method: 'PUT',
      path: `/api/packing-lists/${list.id}`,
      headers: { ...person.byCookie, 'content-type': 'application/json' },
      body: JSON.stringify({ items }),
    },
  ]
}
