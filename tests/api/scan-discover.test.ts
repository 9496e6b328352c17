import { photoTakenAt, PICTURES, pictureUrl } from '@waymark/contract/fixtures/pictures'
import { aLocationInfo } from '@waymark/contract/fixtures/scans'
import { ErrorBody } from '@waymark/contract/errors'
import { LIMITS } from '@waymark/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type Person } from './support/people.ts'
import { analyze, analyzed, aScan, imagesOf, saveScan, scansOf } from './support/scans.ts'

const EIFFEL_TOWER = { lat: 48.8575, lng: 2.2965 }
const NO_LOCATION = 'No location information found'
const NO_PICTURE = 'The image must be a JPEG, PNG or WebP picture'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

describe('POST /api/scan-discover/analyze', () => {
  it('tells by the position which landmark stands there, and what else stands near', async () => {
    const { locationInfo, candidates, error, answeredBy } = await analyzed(person, EIFFEL_TOWER)
    expect(answeredBy).toBe('guide')
    expect(error).toBeUndefined()
    expect(locationInfo?.name).toBe('Eiffel Tower')
    expect(locationInfo?.confidence).toBeGreaterThan(0.5)
    expect(locationInfo?.confidence).toBeLessThanOrEqual(0.6)
    expect(locationInfo?.location.address).toMatch(/Paris, France$/)
    for (const field of ['keyFeatures', 'visitingTips', 'nearbyAttractions'] as const) {
      expect(locationInfo?.[field].length, field).toBeGreaterThan(0)
    }
    expect(candidates?.map(({ name }) => name) ?? []).not.toContain('Eiffel Tower')
  })

  it('is less sure where the device is', async () => {
    const exact = await analyzed(person, { ...EIFFEL_TOWER, source: 'device', accuracyMeters: 10 })
    const vague = await analyzed(person, { ...EIFFEL_TOWER, source: 'device', accuracyMeters: 1_500 })
    expect(vague.locationInfo?.confidence ?? 0).toBeLessThan(exact.locationInfo?.confidence ?? 0)
  })

  it.each([
    ['at sea', { lat: 0.5, lng: -30 }],
    ['at the pole', { lat: 90, lng: 180 }],
    ['at a place that may be anywhere in town', { ...EIFFEL_TOWER, accuracyMeters: 50_000 }],
    ['nobody knows where', undefined],
  ])('finds nothing %s', async (_where, position) => {
    expect(await analyzed(person, position)).toEqual({ error: NO_LOCATION, answeredBy: 'guide' })
  })

  it('goes by the position that is sent, not by notes in the photo', async () => {
    const image = `data:image/jpeg;base64,${photoTakenAt(EIFFEL_TOWER).toString('base64')}`
    expect((await analyze(person, { image })).body).toEqual({ error: NO_LOCATION, answeredBy: 'guide' })
  })

  it('keeps nothing', async () => {
    const somebody = await newPerson()
    await analyzed(somebody, EIFFEL_TOWER)
    expect(await scansOf(somebody.uid)).toEqual([])
    expect(await imagesOf(somebody.uid)).toEqual([])
  })
})

type Row = readonly [field: string, what: string, value: unknown, message: string]

const badImages = (field: string): Row[] => [
  [field, 'empty', '', NO_PICTURE],
  [field, 'a number', 42, 'Expected string received number'],
  [field, 'a list', [pictureUrl()], 'Expected string received array'],
  [field, 'an address', 'https://pictures.example/tower.jpg', NO_PICTURE],
  [field, 'a page', 'data:text/html;base64,PGgxPg==', NO_PICTURE],
  [field, 'a drawing with scripts', 'data:image/svg+xml;base64,PHN2Zy8+', NO_PICTURE],
  [field, 'a GIF', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', NO_PICTURE],
  [field, 'a page that says it is a JPEG', 'data:image/jpeg;base64,PGgxPjwvaDE+PGgxPg==', NO_PICTURE],
  [field, 'a PNG that says it is a JPEG', `data:image/jpeg;base64,${PICTURES['image/png']}`, NO_PICTURE],
  [field, 'cut off', pictureUrl().slice(0, -100), 'The image cannot be read'],
  [field, 'too large', `data:image/jpeg;base64,${'A'.repeat(LIMITS.scanImageDataUrl)}`, 'The image is too large'],
]

async function expectRefused(answer: { status: number; body: unknown }, field: string, message: string) {
  expect(answer.status).toBe(400)
  const body = ErrorBody.parse(answer.body)
  expect(body).toMatchObject({ code: 'invalid-argument', message })
  expect(body.fields?.[field]).toBe(message)
}

describe('an analysis that cannot be made', () => {
  const rows: readonly Row[] = [
    ['image', 'missing', undefined, 'Required'],
    ['image', 'null', null, 'Expected string received null'],
    ...badImages('image'),
    ['position.lat', 'beyond the pole', { ...EIFFEL_TOWER, lat: 90.1, source: 'photo' }, 'Invalid input'],
    ['position.lng', 'text', { ...EIFFEL_TOWER, lng: '2.3', source: 'photo' }, 'Expected number received string'],
    ['position.source', 'unknown', { ...EIFFEL_TOWER, source: 'a friend' }, 'Invalid input'],
    ['position.source', 'missing', EIFFEL_TOWER, 'Invalid input'],
    ['position.accuracyMeters', 'negative', { ...EIFFEL_TOWER, source: 'photo', accuracyMeters: -1 }, 'Invalid input'],
    ['position.uid', 'surprising', { ...EIFFEL_TOWER, source: 'photo', uid: 'x' }, 'Unrecognized field: uid'],
  ]
  it.each(rows)('answers %s %s with 400 and says so', async (field, _what, value, message) => {
    const [part = ''] = field.split('.')
    await expectRefused(await analyze(await newPerson(), { image: pictureUrl(), [part]: value }), field, message)
  })
})

describe('a place that cannot be kept', () => {
  const {
    name: _name,
    category: _category,
    description: _description,
    confidence: _confidence,
    ...data
  } = aLocationInfo()
  const rows: readonly Row[] = [
    ...badImages('imageData'),
    ['locationName', 'missing', undefined, 'Required'],
    ['locationName', 'blank', '  ', 'Required'],
    ['locationName', 'too long', 'x'.repeat(256), 'Must be at most 255 characters'],
    ['category', 'too long', 'x'.repeat(101), 'Must be at most 100 characters'],
    ['description', 'too long', 'x'.repeat(2001), 'Must be at most 2000 characters'],
    ['description', 'half a character', '\ud83d', 'Invalid input'],
    ['confidence', 'above 1', 1.01, 'Invalid input'],
    ['confidence', 'negative', -0.1, 'Invalid input'],
    ['confidence', 'no number', 'very', 'Invalid input'],
    ['locationData', 'missing', undefined, 'Required'],
    ['locationData.location', 'text', { ...data, location: 'Lisbon' }, 'Expected object received string'],
    ['locationData.keyFeatures', 'text', { ...data, keyFeatures: 'stone' }, 'Expected array received string'],
    ['locationData.keyFeatures', 'too many', { ...data, keyFeatures: Array(21).fill('x') }, 'Invalid input'],
    [
      'locationData.visitingTips.0',
      'too long',
      { ...data, visitingTips: ['x'.repeat(501)] },
      'Must be at most 500 characters',
    ],
    ['locationData.price', 'surprising', { ...data, price: 5 }, 'Unrecognized field: price'],
    ['userId', 'somebody else', 'eve', 'Unrecognized field: userId'],
    ['image', 'the photo of somebody else', { path: 'scans/eve/1' }, 'Unrecognized field: image'],
  ]
  it.each(rows)('answers %s %s with 400, says so and stores nothing', async (field, _what, value, message) => {
    const somebody = await newPerson()
    const [part = ''] = field.split('.')
    await expectRefused(await saveScan(somebody, aScan({ [part]: value })), field, message)
    expect(await scansOf(somebody.uid)).toEqual([])
    expect(await imagesOf(somebody.uid)).toEqual([])
  })
})
