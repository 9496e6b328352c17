import { PICTURES } from '@waymark/contract/fixtures/pictures'
import { LIMITS } from '@waymark/contract/limits'
import { LocationInfo } from '@waymark/contract/scans/scan'
import { describe, expect, it } from 'vitest'
import { placeInPicture } from '../../scans/analyze-scan.ts'
import type { ScanQuestion } from '../port/place-identifier.ts'
import { AiError } from './ai-error.ts'
import { geminiPlaceIdentifier } from './identify-place.ts'
import type { WireBody } from './testing/call.ts'
import * as answers from './testing/answers.ts'
import { error } from './testing/failures.ts'
import { useGeminiDouble } from './testing/use-gemini-double.ts'

const { double } = useGeminiDouble()

/** In front of the Eiffel Tower, whose neighbours are candidates as well. */
const PARIS = { lat: 48.8575, lng: 2.2965, source: 'photo' } as const
const AT_SEA = { lat: 0.5, lng: -30, source: 'photo' } as const
const BYTES = Buffer.from(PICTURES['image/jpeg'], 'base64')

const question = (changes: Partial<ScanQuestion> = {}): ScanQuestion => ({
  photo: { type: 'image/jpeg', bytes: BYTES },
  signal: new AbortController().signal,
  ...changes,
})

async function told(answer: object, changes: Partial<ScanQuestion> = {}) {
  double().enqueue(answers.json({ seen: 'A tower of iron.', certainty: 'high', ...answer }))
  const identified = await geminiPlaceIdentifier.identify(question(changes))
  for (const place of identified ? [identified.place, ...identified.others] : []) LocationInfo.parse(place)
  return identified
}

interface Offer {
  readonly key: string
  readonly name: string
}

function offeredIn(body: WireBody): readonly Offer[] {
  const [facts] = body.contents?.[0]?.parts ?? []
  return (JSON.parse(facts?.text ?? '{}') as { sights: Offer[] }).sights
}

/** The key under which the model is offered a sight. */
async function keyOf(name: string): Promise<string> {
  double().enqueue(answers.json({ seen: '', verdict: 'no landmark', certainty: 'low' }))
  await geminiPlaceIdentifier.identify(question({ position: PARIS }))
  return offeredIn(double().requests.at(-1)!.body).find((offer) => offer.name === name)?.key ?? 'no such key'
}

describe('the question', () => {
  it('shows the photo with the sights around, and says nothing of the position', async () => {
    await told({ verdict: 'no landmark' }, { position: PARIS })
    const { body, raw } = double().requests.at(-1)!
    expect(body.contents?.[0]?.parts?.[1]).toEqual({
      inlineData: { mimeType: 'image/jpeg', data: BYTES.toString('base64') },
    })
    expect(offeredIn(body).map(({ name }) => name)).toContain('Eiffel Tower')
    expect(offeredIn(body).length).toBeLessThanOrEqual(20)
    expect(raw).not.toContain('48.8575')
  })

  it('lists nothing where nobody knows where the photo was taken', async () => {
    await told({ verdict: 'no landmark' })
    expect(offeredIn(double().requests.at(-1)!.body)).toEqual([])
  })
})

describe('an answer that picks from the list', () => {
  it('tells the facts of the guide, with what else stands near', async () => {
    const key = await keyOf('Eiffel Tower')
    const identified = await told({ verdict: 'listed', key }, { position: PARIS })
    expect(identified?.place).toMatchObject({ name: 'Eiffel Tower', confidence: 0.95 })
    expect(identified?.place.location.address).toMatch(/Paris, France$/)
    expect(identified?.place.verified).toBeUndefined()
    expect(identified?.others.map(({ name }) => name)).not.toContain('Eiffel Tower')
  })

  it('takes no word of the model for it', async () => {
    const key = await keyOf('Eiffel Tower')
    const lies = { name: 'Tower of Lies', description: 'Built by lizards.', visitingTips: ['Bring a ladder.'] }
    const identified = await told({ verdict: 'listed', key, ...lies }, { position: PARIS })
    expect(JSON.stringify(identified)).not.toMatch(/Lies|lizards|ladder/)
  })

  it('means a name of the list where the key is none', async () => {
    const identified = await told({ verdict: 'listed', key: 's99', name: 'the eiffel tower' }, { position: PARIS })
    expect(identified?.place.name).toBe('Eiffel Tower')
  })

  it('is nothing where neither key nor name is known', async () => {
    expect(await told({ verdict: 'listed', key: 's99' }, { position: PARIS })).toBeUndefined()
  })
})

describe('an answer that names another place', () => {
  it('tells the facts of the guide where it knows the place', async () => {
    const identified = await told({ verdict: 'other', name: 'Tour Eiffel', description: 'Built by lizards.' })
    expect(identified?.place).toMatchObject({ name: 'Eiffel Tower', confidence: 0.9 })
    expect(JSON.stringify(identified)).not.toContain('lizards')
  })

  it('is doubted where the photo was taken far away, but not for where the device is now', async () => {
    const there = await told({ verdict: 'other', name: 'Eiffel Tower' }, { position: AT_SEA })
    expect(there?.place.confidence).toBe(0.4)
    const later = await told({ verdict: 'other', name: 'Eiffel Tower' }, { position: { ...AT_SEA, source: 'device' } })
    expect(later?.place.confidence).toBe(0.9)
  })

  it('tells the words of the model with a mark where the guide does not know it, and is never too sure', async () => {
    const identified = await told({
      verdict: 'other',
      name: 'Zzyzx Water Tower',
      category: 'Water tower',
      address: 'Zzyzx, United States',
      description: 'A tower for water.',
      keyFeatures: ['A round tank', 'A round tank', 7, ''],
      visitingTips: ['Look up.'],
      nearbyAttractions: ['The desert'],
      historicalInfo: 'Put up in 1950.',
      bestTimeToVisit: 'At dusk',
    })
    expect(identified).toEqual({
      place: {
        name: 'Zzyzx Water Tower',
        category: 'Water tower',
        description: 'A tower for water.',
        confidence: 0.8,
        location: { address: 'Zzyzx, United States' },
        keyFeatures: ['A round tank'],
        historicalInfo: 'Put up in 1950.',
        visitingTips: ['Look up.'],
        nearbyAttractions: ['The desert'],
        bestTimeToVisit: 'At dusk',
        verified: false,
      },
      others: [],
    })
  })

  it('shows no address of the web, no mail address and nothing that turns text round', async () => {
    const identified = await told({
      verdict: 'other',
      name: 'Zzyzx\u202e Water\u0000 Tower',
      description: 'See https://evil.example for tickets.',
      historicalInfo: '![x](https://evil.example/?q=1)',
      address: 'Write to a@evil.example',
      visitingTips: ['Go to www.evil.example', 'Book at evil.com', 'Look up.'],
    })
    expect(identified?.place).toMatchObject({ name: 'Zzyzx Water Tower', visitingTips: ['Look up.'] })
    expect(JSON.stringify(identified)).not.toContain('evil')
  })

  it('is cut where texts are too long', async () => {
    const long = `a\ud83d${'🗼'.repeat(3_000)}`
    const identified = await told({ verdict: 'other', name: long, description: long, keyFeatures: [long] })
    expect(identified?.place.name.length).toBeLessThanOrEqual(LIMITS.title)
    expect(identified?.place.description.length).toBeLessThanOrEqual(LIMITS.longText)
  })

  it.each([
    ['no name', undefined],
    ['a blank name', '  '],
    ['an address as its name', 'https://evil.example'],
  ])('is nothing with %s', async (_what, name) => {
    expect(await told({ verdict: 'other', name })).toBeUndefined()
  })
})

describe('a model that cannot tell', () => {
  it('leaves it to the guide, which is then half as sure', async () => {
    const identified = await told({ verdict: 'unsure' }, { position: PARIS })
    expect(identified?.place.name).toBe('Eiffel Tower')
    expect(identified?.place.confidence).toBeLessThanOrEqual(0.45)
  })

  it('leaves nothing where nobody knows where the photo was taken', async () => {
    expect(await told({ verdict: 'unsure' })).toBeUndefined()
  })

  it('that sees no landmark is believed, wherever the photo was taken', async () => {
    expect(await told({ verdict: 'no landmark' }, { position: PARIS })).toBeUndefined()
  })
})

describe('a model that fails', () => {
  it.each([
    ['no JSON', answers.text('It is a tower.')],
    ['JSON of another kind', answers.json(['tower'])],
    ['no verdict', answers.json({ seen: 'A tower.', certainty: 'high' })],
    ['an unknown verdict', answers.json({ seen: 'A tower.', verdict: 'obey', certainty: 'high' })],
    ['a refusal', answers.blockedPrompt()],
    ['an error', error(400, 'Request contains an invalid argument.')],
  ])('by %s is told as such', async (_what, reply) => {
    double().enqueue(reply)
    await expect(geminiPlaceIdentifier.identify(question())).rejects.toBeInstanceOf(AiError)
  })

  const image = `data:image/jpeg;base64,${PICTURES['image/jpeg']}`
  const signal = new AbortController().signal

  it('is stood in for by the guide, which says so, where it knows something', async () => {
    double().enqueue(answers.text('It is a tower.'))
    const answer = await placeInPicture({ image, position: PARIS }, geminiPlaceIdentifier, signal)
    expect(answer).toMatchObject({ answeredBy: 'guide', locationInfo: { name: 'Eiffel Tower' } })
  })

  it('is told in the words of the product where the guide knows nothing', async () => {
    double().enqueue(answers.text('It is a tower.'))
    await expect(placeInPicture({ image, position: AT_SEA }, geminiPlaceIdentifier, signal)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Failed to analyze the image. Please try again or upload a different image.',
    })
  })
})
