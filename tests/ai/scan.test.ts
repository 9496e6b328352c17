import { CAMERA, photoTakenAt, PICTURES, pictureUrl } from '@waymark/contract/fixtures/pictures'
import { ScanAnswer, type ScanPosition } from '@waymark/contract/scans/scan-calls'
import { describe, expect, it } from 'vitest'
import * as answers from '../../functions/src/ai/gemini/testing/answers.ts'
import * as failures from '../../functions/src/ai/gemini/testing/failures.ts'
import { newPerson } from '../api/support/people.ts'
import { analyze, aScan, imagesOf, saveScan, scansOf } from '../api/support/scans.ts'
import { useGemini } from './support/gemini.ts'
import { spentToday } from './support/spending.ts'

const { gemini, call, log } = useGemini()

const EIFFEL_TOWER: ScanPosition = { lat: 48.8575, lng: 2.2965, source: 'photo' }
const AT_SEA: ScanPosition = { lat: 0.5, lng: -30, source: 'photo' }

const ask = async (position?: ScanPosition, image = pictureUrl()) =>
  analyze(await newPerson(), { image, ...(position && { position }) }, call)

async function told(position?: ScanPosition, image?: string): Promise<ScanAnswer> {
  const answer = await ask(position, image)
  expect(answer.status).toBe(200)
  return ScanAnswer.parse(answer.body)
}

const seen = { seen: 'A tower of iron.', certainty: 'high' }

describe('POST /api/scan-discover/analyze with a key', () => {
  it('tells what Gemini sees in the photo, with the facts of the guide', async () => {
    gemini().enqueue(answers.json({ ...seen, verdict: 'other', name: 'Eiffel Tower', description: 'Of chocolate.' }))
    const { locationInfo, answeredBy } = await told()
    expect(answeredBy).toBe('gemini')
    expect(locationInfo).toMatchObject({ name: 'Eiffel Tower', confidence: 0.9 })
    expect(JSON.stringify(locationInfo)).not.toContain('chocolate')
  })

  it('marks what only Gemini knows, and it can be kept with its mark', async () => {
    gemini().enqueue(answers.json({ ...seen, verdict: 'other', name: 'Zzyzx Water Tower', category: 'Tower' }))
    const { locationInfo } = await told()
    if (locationInfo === undefined) throw new Error('nothing was found')
    expect(locationInfo).toMatchObject({ name: 'Zzyzx Water Tower', confidence: 0.8, verified: false })
    const { name, category, description, confidence, ...locationData } = locationInfo
    const person = await newPerson()
    const kept = await saveScan(person, aScan({ locationName: name, category, description, confidence, locationData }))
    expect(kept).toMatchObject({ status: 200, body: { locationData: { verified: false } } })
  })

  it('sends the picture without its notes, nothing of the position, and nothing to be stored', async () => {
    const photo = photoTakenAt({ lat: EIFFEL_TOWER.lat, lng: EIFFEL_TOWER.lng })
    await told(EIFFEL_TOWER, `data:image/jpeg;base64,${photo.toString('base64')}`)
    const { body, raw } = gemini().requests[0]!
    const image = body.contents?.[0]?.parts?.[1] as { inlineData: { mimeType: string; data: string } }
    expect(image.inlineData).toEqual({ mimeType: 'image/jpeg', data: PICTURES['image/jpeg'] })
    expect(raw).not.toContain('48.8')
    expect(raw).not.toContain(CAMERA)
    expect(body).toMatchObject({ store: false })
  })

  it('says that nothing is to be found where Gemini sees no landmark', async () => {
    gemini().enqueue(answers.json({ ...seen, verdict: 'no landmark' }))
    expect(await told(EIFFEL_TOWER)).toEqual({ error: 'No location information found', answeredBy: 'gemini' })
  })

  it.each([
    ['is blocked', answers.blockedPrompt()],
    ['speaks nonsense', answers.text('It is a tower.')],
    ['refuses the key', failures.badKey()],
    ['has no quota left', failures.quota()],
  ])(
    'answers by the position when Gemini %s, and says who did; without one it says that it failed',
    async (_what, reply) => {
      gemini().enqueue(reply)
      expect(await told(EIFFEL_TOWER)).toMatchObject({ answeredBy: 'guide', locationInfo: { name: 'Eiffel Tower' } })
      gemini().enqueue(reply)
      expect(await ask(AT_SEA)).toMatchObject({
        status: 503,
        body: { message: 'Failed to analyze the image. Please try again or upload a different image.' },
      })
    },
  )

  it('asks nobody about a file that is no picture, and keeps nothing of one that is', async () => {
    const person = await newPerson()
    expect((await analyze(person, { image: pictureUrl().slice(0, -100) }, call)).status).toBe(400)
    expect(gemini().requests).toHaveLength(0)
    gemini().enqueue(answers.json({ ...seen, verdict: 'other', name: 'Eiffel Tower' }))
    await analyze(person, { image: pictureUrl() }, call)
    expect(await scansOf(person.uid)).toEqual([])
    expect(await imagesOf(person.uid)).toEqual([])
    expect(log()).not.toContain(PICTURES['image/jpeg'].slice(0, 60))
  })

  it('counts what it has cost', async () => {
    const before = await spentToday()
    const usage = { promptTokenCount: 1_000, candidatesTokenCount: 200, thoughtsTokenCount: 100 }
    gemini().enqueue(answers.json({ ...seen, verdict: 'no landmark' }, { usage }))
    await told()
    expect(await spentToday()).toBeGreaterThan(before)
  })
})
