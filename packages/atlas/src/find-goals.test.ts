import { describe, expect, it } from 'vitest'
import { findGoals, unknownAmong } from './find-goals.ts'

const named = (text: string) => findGoals(text).map(({ name }) => name)

describe('several destinations in one text', () => {
  it.each([
    ['Siena and Florence', ['Siena', 'Florence']],
    ['Rome, Florence, Venice', ['Rome', 'Florence', 'Venice']],
    ['Prague, Vienna and Budapest', ['Prague', 'Vienna', 'Budapest']],
    ['Rome and Florence, Italy and Venice, Italy', ['Rome', 'Florence', 'Venice']],
    ['Porto, Lisbon', ['Porto', 'Lisbon']],
    ['Tokyo / Kyoto / Osaka', ['Tokyo', 'Kyoto', 'Osaka']],
    ['Paris to Amsterdam', ['Paris', 'Amsterdam']],
    ['Rome-Florence', ['Rome', 'Florence']],
    ['Wien - Budapest', ['Vienna', 'Budapest']],
    ['Rom und Florenz', ['Rome', 'Florence']],
    ['Cusco and Machu Picchu', ['Cusco', 'Machu Picchu']],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))

  it.each([
    'Salzburg, Austria',
    'Stratford-upon-Avon',
    'Baden-Baden',
    'New York, New York',
    'Trinidad and Tobago',
    'Grand Palace and Wat Phra Kaew',
    'Portland, Oregon, United States',
    'trip to Lisbon',
    'Ubud, Denpasar',
    'Norway',
    'Lisbon and nobody knows where',
  ])('and one only in %s', (text) => expect(findGoals(text)).toHaveLength(1))

  it('and none in what nothing fits', () => expect(findGoals('Xqzzv and Grblk')).toEqual([]))
})

it.each([
  ['Firenze, Siena e Lucca', ['Florence', 'Siena', 'Lucca']],
  ['Lisboa e Porto', ['Lisbon', 'Porto']],
  ['Stockholm och Malmö', ['Stockholm', 'Malmö']],
  ['Aix-en-Provence', ['Aix-en-Provence']],
])('several in the languages of travellers: %s', (text, cities) => {
  expect(findGoals(text).map(({ city }) => city.name)).toEqual(cities)
})

it.each([
  ['Tbilisi and Xyzzyville', ['Xyzzyville']],
  ['Tbilisi and Batumi', []],
  ['Trinidad and Tobago', []],
  ['Xyzzyville', []],
])('tells which of several nobody knows: %s', (text, unknown) => {
  expect(unknownAmong(text)).toEqual(unknown)
})

it('begins in an area with the destination that draws most, and keeps its name', () => {
  const [goal] = findGoals('Black Forest')
  expect(goal).toMatchObject({ name: 'Black Forest', city: { area: 'Black Forest', countryCode: 'DE' } })
})

it.each([
  ['St Ives, Cornwall', 'St Ives'],
  ['Neuschwanstein', 'Füssen'],
  ['Alhambra', 'Granada'],
  ['Williamsburg, Virginia', 'Williamsburg'],
  ['Sark', 'Sark'],
  ['Kazbegi', 'Stepantsminda'],
  ['Dartmoor', 'Exeter'],
  ['Exmoor', 'Lynton and Lynmouth'],
  ['Gorges du Verdon', 'Moustiers-Sainte-Marie'],
  ['Ordesa', 'Torla-Ordesa'],
  ['Coromandel', 'Coromandel Peninsula'],
  ['Norfolk', 'Norwich'],
  ['Palmyra', 'Tadmur'],
])('sleeps at a sensible place: %s', (text, city) => expect(findGoals(text)[0]?.city.name).toBe(city))

it.each([
  ['Salento', 'Salento', 'CO'],
  ['Salento, Italy', 'Lecce', 'IT'],
  ['Tripoli', 'Tripoli', 'LB'],
  ['Île de la Réunion', 'Saint-Denis', 'RE'],
  ['Islas Galápagos', 'Puerto Ayora', 'EC'],
  ['Great Wall at Badaling', 'Beijing', 'CN'],
  ['Chichén Itzá', 'Valladolid', 'MX'],
  ['At-Turaif, Diriyah, Saudi Arabia', 'Riyadh', 'SA'],
  ['Stanley Park (Brockton Point), Canada', 'Vancouver', 'CA'],
])('finds %s at %s', (text, name, countryCode) => expect(findGoals(text)[0]?.city).toMatchObject({ name, countryCode }))

it.each([
  ['Delhi Agra Jaipur', ['Delhi', 'Agra', 'Jaipur']],
  ['Bora Bora Tahiti', ['Bora Bora', 'Tahiti']],
])('finds several destinations without anything between them: %s', (text, names) =>
  expect(findGoals(text).map(({ name }) => name)).toEqual(names),
)

it('an article is no reason to take a namesake elsewhere: the Salento is no town of Colombia', () => {
  expect(findGoals('Il Salento')).toEqual([])
})

describe('is not taken for a namesake', () => {
  it.each([
    ['Colonia', 'Colonia del Sacramento', 'UY'],
    ['La Toscane', 'Florence', 'IT'],
    ['La Provence', 'Avignon', 'FR'],
    ['Der Gardasee', 'Sirmione', 'IT'],
    ['Der Bodensee', 'Konstanz', 'DE'],
    ['El Algarve', 'Lagos', 'PT'],
    ['Plitvicer Seen', 'Plitvice Lakes', 'HR'],
    ['Ithaka', 'Argostólion', 'GR'],
    ['เกาะเสม็ด', 'Koh Samet', 'TH'],
    ['HND', 'Tokyo', 'JP'],
    ['Cervinia', 'Breuil-Cervinia', 'IT'],
    ['Oléron', 'Île d’Oléron', 'FR'],
    ['San Blas', 'Panama City', 'PA'],
    ['Île Sainte-Marie', 'Toamasina', 'MG'],
    ['Astorga', 'León', 'ES'],
    ['Chantilly', 'Paris', 'FR'],
    ['济州岛', 'Jeju City', 'KR'],
    ['オアフ島', 'Honolulu', 'US'],
    ['Isola di Ponza', 'Ponza', 'IT'],
    ['Fårö', 'Visby', 'SE'],
    ['Fanø', 'Billund', 'DK'],
    ['Sur', 'Sur', 'OM'],
    ['Durham', 'Durham', 'GB'],
    ['Lincoln', 'Lincoln', 'GB'],
    ['Scarborough', 'Scarborough', 'GB'],
    ['Waterford', 'Waterford', 'IE'],
    ['Westport', 'Westport', 'IE'],
    ['Orange', 'Orange', 'FR'],
    ['Middelburg', 'Middelburg', 'NL'],
    ['Sparta', 'Sparta', 'GR'],
    ['Carmel', 'Carmel-by-the-Sea', 'US'],
    ['Sun Valley', 'Ketchum', 'US'],
    ['Salina', 'Lipari', 'IT'],
    ['Val Gardena', 'Bolzano', 'IT'],
    ['Hamilton Island', 'Airlie Beach', 'AU'],
    ['Danube Delta', 'Tulcea', 'RO'],
    ['High Tatras', 'High Tatras', 'SK'],
    ['Half Moon Bay', 'Half Moon Bay', 'US'],
    ['Bright, Victoria', 'Bright', 'AU'],
    ['Jervis Bay', 'Jervis Bay', 'AU'],
    ['Port Townsend, WA', 'Port Townsend', 'US'],
    ['Esperance, WA', 'Esperance', 'AU'],
    ['Perth, WA', 'Perth', 'AU'],
    ['Bermagui, NSW', 'Bermagui', 'AU'],
    ['Lorne, Australia', 'Great Ocean Road', 'AU'],
    ['Fredericksburg, Texas', 'Fredericksburg', 'US'],
    ['Russell, New Zealand', 'Paihia', 'NZ'],
    ['Mount Cook', 'Lake Tekapo', 'NZ'],
  ])('%s', (text, name, countryCode) => expect(findGoals(text)[0]?.city).toMatchObject({ name, countryCode }))

  // The last word of each is a town elsewhere.
  it.each([
    'Isla Canela',
    'Nkhata Bay',
    'Puerto Deseado',
    'Queen Elizabeth National Park',
    'Chatham Islands',
    'Banda Islands',
  ])('because one word is known: %s', (text) => expect(findGoals(text)).toEqual([]))

  it.each([
    ['Old Town Prague', 'Prague'],
    ['Zanzibar Island', 'Zanzibar'],
    ['Phuket Island', 'Phuket'],
    ['Eiffel Tower Paris', 'Paris'],
  ])('and other words are understood: %s', (text, name) => expect(findGoals(text)[0]?.city.name).toBe(name))
})

it.each([
  ['Rzym', 'Rome'],
  ['Wenecja', 'Venice'],
  ['Ratisbona', 'Regensburg'],
  ['Lipsia', 'Leipzig'],
  ['Losanna', 'Lausanne'],
  ['Filadelfia', 'Philadelphia'],
  ['Kolonia', 'Köln'],
  ['Edinburg', 'Edinburgh'],
  ['Stambuł', 'Istanbul'],
])('knows a town by its name in another language: %s', (text, name) =>
  expect(findGoals(text)[0]).toMatchObject({ name, city: { name } }),
)

it.each([
  ['Gubbio', 'Gubbio'],
  ['Giverny', 'Monet’s Garden in Giverny'],
  ['Finisterre', 'Cape Finisterre'],
])('visits what is called so: %s', (text, sight) => expect(findGoals(text)[0]?.sight?.place.name).toBe(sight))

it.each(['constructor', 'Constructor, Italy', 'The constructor'])('%s is no place that every table has', (text) => {
  expect(named(text)).toEqual([])
})
