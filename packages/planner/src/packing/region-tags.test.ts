import { describe, expect, test } from 'vitest'
import { findCity } from '@waymark/atlas/find-city'
import { generatePackingList } from './generate-packing-list.ts'
import { regionTags } from './region-tags.ts'

const tagsOf = (city: string, startDate: string, endDate = startDate) => regionTags(findCity(city)!, startDate, endDate)

describe('what the place asks for', () => {
  test.each([
    ['Cusco', 'highAltitude'],
    ['La Paz, Bolivia', 'highAltitude'],
    ['Lhasa', 'highAltitude'],
    ['Leh', 'highAltitude'],
    ['Quito', 'highAltitude'],
    ['Arusha', 'malaria'],
    ['Accra', 'yellowFever'],
  ] as const)('%s: %s', (city, tag) => expect(tagsOf(city, '2027-03-10')).toContain(tag))

  test.each(['Lima', 'Paris', 'Tokyo', 'Kathmandu', 'Denver', 'Mexico City'])('%s lies not that high', (city) =>
    expect(tagsOf(city, '2027-03-10')).not.toContain('highAltitude'),
  )
  test.each(['Paris', 'Tokyo', 'Cairo', 'Marrakesh', 'Sydney', 'Singapore'])(
    '%s has neither malaria nor yellow fever',
    (city) => {
      expect(tagsOf(city, '2027-03-10')).not.toContain('malaria')
      expect(tagsOf(city, '2027-03-10')).not.toContain('yellowFever')
    },
  )

  // Tromsø: no sun from 27 November to 15 January, no night from 19 May to 25 July.
  test.each([
    ['Tromsø', '2027-12-20', ['polarNight']],
    ['Tromsø', '2027-06-20', ['polarDay']],
    ['Tromsø', '2027-05-22', ['polarDay']],
    ['Tromsø', '2027-05-14', []],
    ['Tromsø', '2027-01-20', []],
    ['Reykjavík', '2027-06-20', []],
    ['Stockholm', '2027-12-20', []],
  ] as const)('%s on %s: %j', (city, day, tags) => expect(tagsOf(city, day)).toEqual(tags))

  test('a trip that begins in daylight and reaches the dark has both', () => {
    expect(tagsOf('Longyearbyen', '2027-06-01', '2027-12-01')).toEqual(['polarDay', 'polarNight'])
  })
})

const listFor = (destination: string, specialRequirements: string, days = 10, startDate = '2027-07-05') => {
  const endDate = new Date(Date.parse(startDate) + (days - 1) * 86_400_000).toISOString().slice(0, 10)
  const { lat, lng, countryCode, isByTheSea } = findCity(destination)!
  const request = { destination, startDate, endDate, specialRequirements }
  return generatePackingList(request, { lat, lng, countryCode, isByTheSea, homeCountryCode: 'DE' }).map(
    ({ name }) => name,
  )
}

describe('what the list holds', () => {
  test.each([
    [
      'Cusco',
      'Inca trail trek',
      ['Altitude sickness tablets', 'Sleeping bag', 'Hiking boots', 'Water filter or tablets'],
    ],
    [
      'Arusha',
      'safari',
      [
        'Malaria tablets',
        'Insect repellent',
        'Binoculars',
        'Clothes in sand and earth colours',
        'Soft bag instead of a suitcase',
      ],
    ],
    ['Accra', '', ['Yellow fever certificate', 'Malaria tablets']],
    ['Tromsø', '', ['Neck pillow, eye mask and earplugs']],
    ['Santiago de Compostela', 'Camino pilgrimage', ['Pilgrim’s pass', 'Hiking boots', 'Sleeping bag liner', 'Poncho']],
    [
      'Sharm el-Sheikh',
      'scuba diving',
      ['Diving certificate and logbook', 'Dive mask, computer and torch', 'Diving insurance details'],
    ],
    ['Glastonbury', 'music festival', ['Festival ticket and wristband', 'Rubber boots', 'Tent and mat', 'Earplugs']],
    [
      'Arusha',
      'climbing Kilimanjaro',
      ['Altitude sickness tablets', 'Malaria tablets', 'Down jacket', 'Gloves', 'Warm hat', 'Sleeping bag'],
    ],
    ['La Paz, Bolivia', '', ['Sunglasses', 'Sunscreen', 'Altitude sickness tablets']],
    ['Mecca', 'Hajj', ['Ihram garments', 'Prayer mat', 'Unscented toiletries', 'Meningitis vaccination certificate']],
    [
      'Ushuaia',
      'Antarctica cruise',
      ['Down jacket', 'Motion sickness tablets', 'Waterproofs for landings', 'Sunscreen'],
    ],
    ['Chiang Mai', 'motorbike tour', ['Helmet', 'Motorbike licence', 'Motorbike jacket and trousers']],
  ])('%s, %s', (destination, wish, expected) =>
    expect(listFor(destination, wish)).toEqual(expect.arrayContaining(expected)),
  )

  test.each([
    ['Mecca', 'Hajj', ['Scallop shell or sign of the route', 'Stone from home', 'Trekking poles', 'Swimwear']],
    ['Hanoi', 'road trip by motorbike', ['Cool box', 'Car papers and insurance card', 'Emergency kit for the car']],
    ['Glastonbury', 'music festival', ['Pocket knife']],
  ])('%s, %s: not what is of another kind of trip', (destination, wish, unwanted) =>
    expect(listFor(destination, wish).filter((name) => unwanted.includes(name))).toEqual([]),
  )

  test('none of it where nothing asks for it', () => {
    const list = listFor('Paris', 'no diving, without a motorbike')
    const special = [
      'Malaria tablets',
      'Yellow fever certificate',
      'Altitude sickness tablets',
      'Helmet',
      'Diving certificate and logbook',
      'Pilgrim’s pass',
      'Rubber boots',
      'Clothes line',
    ]
    expect(list.filter((name) => special.includes(name))).toEqual([])
  })

  test('a trip of two months is packed for the long way', () => {
    expect(listFor('Lisbon', '', 60)).toEqual(
      expect.arrayContaining(['Clothes line', 'Sewing kit and safety pins', 'Spare bank card kept apart']),
    )
  })

  test('nobody takes malaria tablets or a certificate to where they live', () => {
    const { lat, lng, countryCode } = findCity('Accra')!
    const list = generatePackingList(
      { destination: 'Accra', startDate: '2027-07-05', endDate: '2027-07-09' },
      { lat, lng, countryCode, homeCountryCode: 'GH' },
    )
    expect(list.map(({ name }) => name)).not.toContain('Malaria tablets')
  })
})
