import { aPackingList } from '@waymark/contract/fixtures/packing'
import { PackingList } from '@waymark/contract/packing/packing-list'
import { generatePackingList } from '@waymark/planner/packing/generate-packing-list'
import type { WrittenList } from './expectation.ts'
import { MEMBERS } from './device-launcher.ts'
import type { Shown } from './list-client.ts'

type Dates = Pick<PackingList, 'startDate' | 'endDate'>

/** Dates between which a list is moved: short and long, in summer and in winter. */
export const DATES: readonly [Dates, Dates, ...Dates[]] = [
  { startDate: '2027-07-05', endDate: '2027-07-08' },
  { startDate: '2027-07-05', endDate: '2027-07-18' },
  { startDate: '2027-01-11', endDate: '2027-01-14' },
]

const basis = { place: { lat: 59.9, lng: 10.8, countryCode: 'NO' } }
const items = generatePackingList({ destination: 'Oslo', ...DATES[0] }, basis.place)

/** What the guide makes for a few days in Oslo, in the hands of all devices. */
export const START = aPackingList({
  ...DATES[0],
  destination: 'Oslo',
  basis,
  memberIds: [...MEMBERS],
  items: Object.fromEntries(items.map((item) => [item.id, item])),
})

const PlayedList = PackingList.def.shape

/** What somebody sees on the screen of a device. */
export const listIn = ({ data }: Shown) => ({
  ...START,
  startDate: PlayedList.startDate.parse(data['startDate']),
  endDate: PlayedList.endDate.parse(data['endDate']),
  items: PlayedList.items.parse(data['items']),
})

export type PlayedList = ReturnType<typeof listIn>

/** The part of a document that devices write. */
export const writtenList = ({ title, startDate, endDate, items }: WrittenList): WrittenList => ({
  title,
  startDate,
  endDate,
  items,
})
