import { describe, expect, it } from 'vitest'
import { findCity, shownName } from './find-city.ts'

const place = (text: string): string => {
  const city = findCity(text)
  return city ? `${shownName(city)}, ${city.countryCode}` : 'nothing'
}

describe('findCity', () => {
  it.each([
    ['Kyoto', 'Kyoto, JP'],
    ['kyoto, Japan', 'Kyoto, JP'],
    ['  KYOTO  ', 'Kyoto, JP'],
    ['São Paulo', 'São Paulo, BR'],
    ['sao paulo', 'São Paulo, BR'],
    ['Viena', 'Vienna, AT'],
    ['Il Cairo', 'Cairo, EG'],
    ['Nova York', 'New York City, US'],
    ["xi'an", 'Xi’an, CN'],
    ['Zurich, CH', 'Zürich, CH'],
    ['St Petersburg', 'Saint Petersburg, RU'],
    ['St. Petersburg, FL', 'St. Petersburg, US'],
    ['Washington, D.C.', 'Washington, US'],
    ['Sankt Moritz', 'St. Moritz, CH'],
    ['Die Toskana', 'Toskana, IT'],
    ["L'Italie", 'Rome, IT'],
    ['Les Seychelles', 'Seychelles, SC'],
    ['La Rioja', 'La Rioja, ES'],
    ['La Habana', 'Havana, CU'],
  ])('finds %s whatever its case, accents and punctuation', (text, expected) => {
    expect(place(text)).toBe(expected)
  })

  it.each([
    ['Paris', 'Paris, FR'],
    ['Paris, TX', 'Paris, US'],
    ['Paris France', 'Paris, FR'],
    ['London, Ontario', 'London, CA'],
    ['London, ON', 'London, CA'],
    ['Atlanta, Georgia', 'Atlanta, US'],
    ['Naples, Florida', 'Naples, US'],
    ['Valencia', 'Valencia, ES'],
    ['Valencia, Venezuela', 'Valencia, VE'],
    ['León', 'León, ES'],
    ['León, Nicaragua', 'León, NI'],
    ['San José', 'San José, CR'],
    ['San Jose, CA', 'San Jose, US'],
    ['Newcastle', 'Newcastle upon Tyne, GB'],
    ['Newcastle, Australia', 'Newcastle, AU'],
    ['Newcastle, South Africa', 'Newcastle, ZA'],
    ['Santa Cruz', 'Santa Cruz de Tenerife, ES'],
    ['Santa Cruz, California', 'Santa Cruz, US'],
    ['Granada', 'Granada, ES'],
    ['Grenada', "Saint George's, GD"],
    ['Queenstown', 'Queenstown, NZ'],
    ['Nelson', 'Nelson, NZ'],
    ['Nelson, British Columbia', 'Nelson, CA'],
    ['Queenstown, South Africa', 'Queenstown, ZA'],
    ['Ubud, Bali', 'Ubud, ID'],
    ['Glastonbury', 'Glastonbury, GB'],
    ['Glastonbury, Connecticut', 'Glastonbury, US'],
    ['Kimberley', 'Kimberley, AU'],
    ['Kimberley, South Africa', 'Kimberley, ZA'],
    ['Ordesa', 'Torla-Ordesa, ES'],
    ['Shenandoah', 'Shenandoah National Park, US'],
    ['Leavenworth, Kansas', 'Leavenworth, US'],
    ['Launceston', 'Launceston, AU'],
    ['Launceston, UK', 'Launceston, GB'],
    ['Launceston, Cornwall', 'Launceston, GB'],
    ['Halle, Westfalen', 'Halle, DE'],
    ['Bergen, Rügen', 'Binz, DE'],
    ['Portland, Dorset', 'Portland, Dorset, GB'],
    ['Vienne', 'Vienna, AT'],
    ['Vienne, Isère', 'Vienne, FR'],
    ['Grenade', 'Granada, ES'],
    ['La Grenade', 'La Grenade, GD'],
    ['Tobermory', 'Tobermory, GB'],
    ['Tobermory, Ontario', 'Tobermory, CA'],
    ['Boston, Lincolnshire', 'Boston, GB'],
    ['Halifax, Yorkshire', 'Halifax, GB'],
    ['Wells, Somerset', 'Wells, GB'],
    ['Freiburg, Schweiz', 'Fribourg, CH'],
    ['Füssen, Bayern', 'Füssen, DE'],
    ['Salzburg, Oberbayern', 'Salzburg, AT'],
    ['Jerome', 'Sedona, US'],
    ['Westman Islands', 'Vestmannaeyjar, IS'],
    ['Jerome, Arizona', 'Sedona, US'],
    ['Jerome, Idaho', 'Jerome, US'],
    ['Tolosa', 'San Sebastián, ES'],
    ['Rzym, Italia', 'Rome, IT'],
  ])('tells namesakes apart: %s', (text, expected) => {
    expect(place(text)).toBe(expected)
  })

  it('takes the described one of several namesakes of a country when nothing else is said', () => {
    expect(findCity('Springfield')).toMatchObject({ region: 'Illinois' })
    expect(findCity('Springfield, Missouri')).toMatchObject({ region: 'Missouri' })
    expect(findCity('Beaufort')).toMatchObject({ region: 'South Carolina' })
    expect(findCity('Beaufort, NC')).toMatchObject({ region: 'North Carolina' })
  })

  it.each([
    ['Japan', 'Tokyo, JP'],
    ['Deutschland', 'Berlin, DE'],
    ['USA', 'New York City, US'],
    ['Georgia', 'Tbilisi, GE'],
    ['Trinidad and Tobago', 'Port of Spain, TT'],
    ['Ontario, Canada', 'Toronto, CA'],
  ])('leads a country or a region to its best-known city: %s', (text, expected) => {
    expect(place(text)).toBe(expected)
  })

  it.each([
    ['Bali', 'Bali, ID', 'Denpasar'],
    ['Santorini, Greece', 'Santorini, GR', 'Firá'],
    ['Hawaii', 'Hawaii, US', 'Honolulu'],
    ['Maldives', 'Maldives, MV', 'Male'],
  ])('keeps the name of the area that was asked for: %s', (text, expected, city) => {
    expect(place(text)).toBe(expected)
    expect(findCity(text)?.name).toBe(city)
  })

  it.each([
    ['Eiffel Tower, Paris', 'Paris, FR'],
    // A city, and the region or country of that name.
    ['Hotel Nobody Knows, New York', 'New York City, US'],
    ['Hotel Nobody Knows, Madrid, Spain', 'Madrid, ES'],
    ['Hotel Nobody Knows, Singapore', 'Singapore, SG'],
    ['Trip to Lisbon', 'Lisbon, PT'],
    ['the city of Rome', 'Rome, IT'],
    ['Tokyo & Kyoto', 'Tokyo, JP'],
    ['Paris and London', 'Paris, FR'],
    ['Rome, Italy (2 weeks)', 'Rome, IT'],
  ])('understands %s', (text, expected) => {
    expect(place(text)).toBe(expected)
  })

  it.each([
    ['Villa Sungai, Bali', 'Bali, ID'],
    ['Hotel Lutetia, Paris', 'Paris, FR'],
    ['Hotel Lutetia Paris', 'Paris, FR'],
    ['Hotel Nobody Knows, Hakone', 'Hakone, JP'],
    ['Airbnb near Alfama, Lisbon', 'Lisbon, PT'],
    ['Ferienwohnung Sonne, Mallorca', 'Mallorca, ES'],
    ['Nobody Knows Resort, Maldives', 'Maldives, MV'],
    ['Casa Nobody, Tuscany, Italy', 'Tuscany, IT'],
  ])('finds the place of a house that nobody knows: %s', (text, expected) => {
    expect(place(text)).toBe(expected)
  })

  // If each rest of the text were searched for houses anew, this would take half a minute, and 60 words for ever.
  it('is done at once with many houses that nobody knows', () => {
    expect(place(Array(32).fill('inn').join(' '))).toBe('nothing')
  })

  it.each([
    'Hotel Nobody Knows, France',
    'Hotel Bristol',
    'Villa Nobody',
    '',
    '   ',
    '!!!',
    'xyzzyqq',
    'Paris, Germany',
    'Nowhereton, Texas',
    'Nowhereton, Norway',
    // A town in Ghana, one in California and one in New Jersey are no states, provinces and counties.
    'Nowhereton, WA',
    'Nowhereton, Ontario',
    'Nowhereton, Somerset',
    '<script>alert(1)</script>',
    '🏝️',
    'a'.repeat(5_000),
  ])('finds nothing for %j', (text) => {
    expect(findCity(text)).toBeUndefined()
  })

  it('knows which cities lie by the sea', () => {
    const isByTheSea = (name: string) => findCity(name)?.isByTheSea
    for (const name of ['Nice', 'Barcelona', 'Naples', 'Miami Beach', 'Honolulu', 'Dubrovnik', 'Rio de Janeiro']) {
      expect(isByTheSea(name), name).toBe(true)
    }
    for (const name of ['Paris', 'Prague', 'Denver', 'La Paz', 'Nairobi', 'Kathmandu', 'Zermatt']) {
      expect(isByTheSea(name), name).toBe(false)
    }
  })

  it('knows the time zone, the region and the country', () => {
    expect(findCity('Lisboa')).toEqual({
      name: 'Lisbon',
      countryCode: 'PT',
      country: 'Portugal',
      region: 'Lisbon',
      lat: expect.closeTo(38.7, 1),
      lng: expect.closeTo(-9.1, 1),
      population: expect.any(Number),
      timeZone: 'Europe/Lisbon',
      isByTheSea: true,
    })
  })
})
