import { randomUUID } from 'node:crypto'
import type { Accommodation } from '@waymark/contract/stays/accommodation'
import { Stay, StayDetails, StaySearchResult } from '@waymark/contract/stays/stay-calls'
import { stayTokens } from '@waymark/atlas/stay-tokens'
import { runScheduled } from '@waymark/tools/local-stack/schedule'
import { FieldValue } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { documentOf, storedStay } from './support/marketplace.ts'
import { FUNCTIONS_PORT } from './support/stack.ts'
import { soon } from './support/trips.ts'

/** A word that only the places of one test have. */
const word = () => `zz${randomUUID().replaceAll('-', '').slice(0, 14)}`

async function findable(title: string, changes: Partial<Accommodation> = {}): Promise<string> {
  const place = { title, location: 'Lisbon, Portugal', propertyType: 'apartment' as const, ...changes }
  return storedStay({ ...place, searchTokens: stayTokens(place) })
}

async function search(query: Readonly<Record<string, string>>): Promise<StaySearchResult> {
  const { status, body } = await call('GET', `/api/accommodations/search?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return StaySearchResult.parse(body)
}

const idsOf = ({ accommodations }: StaySearchResult) => accommodations.map(({ id }) => id)

describe('searching for a place to stay', () => {
  it('finds the beginning of any word of its title, its city by any name, and its country', async () => {
    const mark = word()
    const id = await findable(`Casa ${mark}`)
    for (const location of [mark, mark.slice(0, 9), `${mark} LISBOA`, `${mark} lissab`, `portugal ${mark}`]) {
      expect(idsOf(await search({ location })), location).toEqual([id])
    }
    for (const location of [`${mark} porto`, `${mark}x`, '!!!']) {
      expect(idsOf(await search({ location })), location).toEqual([])
    }
  })

  it('shows featured and better rated ones first, and inactive ones not at all', async () => {
    const mark = word()
    const low = await findable(mark, { rating: 3.1 })
    const unrated = await findable(mark, { rating: null })
    const featured = await findable(mark, { rating: 4, featured: true })
    const high = await findable(mark, { rating: 4.9 })
    await findable(mark, { rating: 5, isActive: false })
    expect(idsOf(await search({ location: mark }))).toEqual([featured, high, low, unrated])
  })

  it('keeps to a category', async () => {
    const mark = word()
    const villa = await findable(mark, { propertyType: 'house', stayCategory: 'villa' })
    await findable(mark)
    expect(idsOf(await search({ location: mark, category: 'villa' }))).toEqual([villa])
    expect(idsOf(await search({ location: mark, category: 'all' }))).toHaveLength(2)
  })

  it.each(['', ' lisbon'])('leads through all pages by cursor and by number, each place once: %j', async (more) => {
    const mark = word()
    const ids = []
    for (let count = 0; count < 7; count += 1) ids.push(await findable(mark, { rating: count % 3 }))
    const query = { location: mark + more, pageSize: '3' }
    const byCursor = [await search(query)]
    for (let last = byCursor[0]; last?.nextCursor; last = byCursor.at(-1)) {
      byCursor.push(await search({ ...query, cursor: last.nextCursor }))
    }
    const byNumber = await Promise.all(['1', '2', '3'].map((page) => search({ ...query, page })))
    expect(byCursor.map((page) => page.accommodations.length)).toEqual([3, 3, 1])
    expect(byCursor.flatMap(idsOf)).toEqual(byNumber.flatMap(idsOf))
    expect(byCursor.flatMap(idsOf).toSorted()).toEqual(ids.toSorted())
  })

  it('answers in the order asked for, within a price, page after page', async () => {
    const mark = word()
    const [dear, cheap, middle] = [
      await findable(`Alder ${mark}`, { pricePerNightCents: 30_000, rating: 4 }),
      await findable(`Cedar ${mark}`, {
        pricePerNightCents: 8_000,
        rating: 5,
        propertyType: 'cabin',
        stayCategory: 'cabin',
      }),
      await findable(`Birch ${mark}`, { pricePerNightCents: 15_000, rating: null, featured: true }),
    ]
    const orders = {
      price: [cheap, middle, dear],
      'price-desc': [dear, middle, cheap],
      rating: [cheap, dear, middle],
      name: [dear, middle, cheap],
    }
    for (const [sort, ids] of Object.entries(orders)) {
      for (const more of ['', ' lisbon']) {
        const first = await search({ location: mark + more, sort, pageSize: '2' })
        const rest = await search({ location: mark + more, sort, pageSize: '2', cursor: first.nextCursor ?? '' })
        expect([...idsOf(first), ...idsOf(rest)], sort + more).toEqual(ids)
      }
      expect(idsOf(await search({ location: mark, sort, category: 'cabin' }))).toEqual([cheap])
      expect(idsOf(await search({ sort, category: 'cabin' })).length).toBeGreaterThan(0)
      const within = await search({ location: mark, sort, minPrice: '80', maxPrice: '150' })
      expect(idsOf(within), sort).toEqual(ids.filter((id) => id !== dear))
    }
    expect(idsOf(await search({ location: mark, minPrice: '81' }))).toEqual([middle, dear])
  })

  it('compares prices in several currencies by what they are worth', async () => {
    const mark = word()
    const priced = (currency: string, pricePerNightCents: number) => findable(mark, { currency, pricePerNightCents })
    const yen = await priced('JPY', 900_000)
    const euros = await priced('EUR', 9_500)
    const dollars = await priced('USD', 10_000)
    const francs = await priced('CHF', 20_000)
    const found = async (query: Readonly<Record<string, string>>) => idsOf(await search({ location: mark, ...query }))
    expect(await found({ sort: 'price' })).toEqual([yen, dollars, euros, francs])
    expect(await found({ sort: 'price-desc' })).toEqual([francs, euros, dollars, yen])
    // By the index, and looked through.
    for (const more of [{ sort: 'price' }, { sort: 'price', guests: '2' }, { sort: 'name' }]) {
      expect((await found({ ...more, maxPrice: '100' })).toSorted()).toEqual([yen, dollars].toSorted())
      expect((await found({ ...more, maxPrice: '95', currency: 'EUR' })).toSorted()).toEqual(
        [yen, dollars, euros].toSorted(),
      )
      expect(await found({ ...more, minPrice: '200', maxPrice: '200', currency: 'CHF' })).toEqual([francs])
    }
    const { accommodations } = await search({ location: mark, sort: 'price' })
    expect(accommodations.map(({ price, currency }) => [price, currency])).toEqual([
      ['9000.00', 'JPY'],
      ['100.00', 'USD'],
      ['95.00', 'EUR'],
      ['200.00', 'CHF'],
    ])
  })

  it('places that were stored before prices were compared, or at other rates, are compared within an hour', async () => {
    const mark = word()
    const old = await findable(mark, { currency: 'EUR', pricePerNightCents: 10_000 })
    const older = await findable(mark, { pricePerNightCents: 10_000 })
    await documentOf('accommodations', old).update({ dollarCents: 1, ratesDate: '2020-01-01' })
    await documentOf('accommodations', older).update({
      dollarCents: FieldValue.delete(),
      ratesDate: FieldValue.delete(),
    })
    expect((await runScheduled(FUNCTIONS_PORT, 'compareStayPrices')).status).toBe(200)
    expect(idsOf(await search({ location: mark, sort: 'price' }))).toEqual([older, old])
  })

  it('finds what has room for the guests, with every night free', async () => {
    const mark = word()
    const small = await findable(mark, { maxGuests: 2, rating: 4 })
    const large = await findable(mark, { maxGuests: 6, rating: 3 })
    const found = async (more: Readonly<Record<string, string>>) => idsOf(await search({ location: mark, ...more }))
    expect(await found({ guests: '2' })).toEqual([small, large])
    expect(await found({ guests: '3' })).toEqual([large])
    const [checkIn, checkOut] = [soon(40), soon(43)]
    await documentOf('accommodations', large).collection('nights').doc(soon(42)).set({ bookingId: 'x' })
    expect(await found({ checkIn, checkOut })).toEqual([small])
    // One can leave on the day of a taken night, and come on the day after it.
    expect(await found({ checkIn, checkOut: soon(42) })).toEqual([small, large])
    expect(await found({ checkIn: soon(43), checkOut: soon(44), sort: 'price' })).toHaveLength(2)
  })

  it.each([
    ['checkIn=2027-01-01', 'checkOut'],
    ['checkOut=2027-01-01', 'checkOut'],
    ['checkIn=2027-01-02&checkOut=2027-01-02', 'checkOut'],
    ['checkIn=2027-01-01&checkOut=2027-06-01', 'checkOut'],
    ['checkIn=soon&checkOut=2027-06-01', 'checkIn'],
    ['guests=0', 'guests'],
    ['minPrice=-1', 'minPrice'],
    ['maxPrice=cheap', 'maxPrice'],
    ['maxPrice=5&currency=DOGE', 'currency'],
    ['sort=distance', 'sort'],
    // Of another order.
    ['sort=name&cursor=WzEsIngiXQ', 'cursor'],
    ['page=0', 'page'],
    ['pageSize=51', 'pageSize'],
    ['pageSize=1.5', 'pageSize'],
    ['page=100&pageSize=20', 'page'],
    ['page=2&guests=2', 'page'],
    ['category=castle', 'category'],
    ['cursor=bm90aGluZw', 'cursor'],
    ['cursor=%00', 'cursor'],
    [`location=${'x'.repeat(256)}`, 'location'],
    ['location=a&location=b', 'location'],
    ['surprise=1', 'surprise'],
  ])('answers %s with 400', async (query, field) => {
    const answer = await call('GET', `/api/accommodations/search?${query}`)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-argument', fields: { [field]: expect.anything() } },
    })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('what visitors are shown', () => {
  it('is a place in the words of the screens, with its pictures in order and each once', async () => {
    const id = await storedStay({
      imageUrl: '/a.svg',
      gallery: ['/b.svg', '/a.svg'],
      propertyType: 'house',
      stayCategory: 'villa',
    })
    const { status, body } = await call('GET', `/api/accommodations/${id}`)
    expect(status).toBe(200)
    expect(StayDetails.parse(body)).toMatchObject({
      id,
      name: 'Casa do Miradouro',
      category: 'villa',
      price: '120.50',
      images: ['/a.svg', '/b.svg'],
      checkInTime: '3:00 PM',
    })
    for (const hidden of ['searchTokens', 'hostId', 'version']) expect(body).not.toHaveProperty(hidden)
  })

  it.each(['', '/nights'])('is 404 for an inactive or an unknown place%s', async (path) => {
    for (const id of [await storedStay({ isActive: false }), 'nosuchplace']) {
      expect((await call('GET', `/api/accommodations/${id}${path}`)).status).toBe(404)
    }
  })

  it('is the featured ones, the best rated first', async () => {
    const { body } = await call('GET', '/api/accommodations/featured')
    const stays = (body as unknown[]).map((stay) => Stay.parse(stay))
    expect(stays.every(({ featured }) => featured)).toBe(true)
    const ratings = stays.map(({ rating }) => rating ?? -1)
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
  })

  it.each(['/featured', '/search'])('may be kept by the CDN for a while, and not by browsers: %s', async (path) => {
    const { headers } = await call('GET', `/api/accommodations${path}`)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/)
  })
})
