import { aLocationInfo } from '@waymark/contract/fixtures/scans'
import type { ScanAnswer } from '@waymark/contract/scans/scan-calls'
import { expect, it } from 'vitest'
import { answered, namedAs, ownPlace } from './scan.ts'

const scan = { picture: { dataUrl: 'data:image/jpeg;base64,AAAA', isShared: false }, position: undefined }

it('shows what was found before what else it could be', () => {
  const [tower, bridge] = [aLocationInfo({ name: 'Tower' }), aLocationInfo({ name: 'Bridge' })]
  const answer: ScanAnswer = { locationInfo: tower, candidates: [bridge], answeredBy: 'guide' }
  expect(answered(scan, answer, 'Nothing', 'key')).toMatchObject({
    ...scan,
    phase: 'result',
    places: [tower, bridge],
    chosen: 0,
    savedIds: {},
  })
})

it('keeps the photo where nothing was found, with the words of the server or the usual ones', () => {
  const found = (error?: string) => answered(scan, { answeredBy: 'guide', ...(error && { error }) }, 'Nothing', 'key')
  expect(found('Too dark')).toEqual({ ...scan, phase: 'picture', fault: 'Too dark' })
  expect(found()).toEqual({ ...scan, phase: 'picture', fault: 'Nothing' })
})

it('goes on with the place that the user names, also after a wrong answer, and with one that was offered already', () => {
  const [tower, bridge] = [aLocationInfo({ name: 'Tower' }), aLocationInfo({ name: 'Bridge' })]
  const alone = namedAs({ ...scan }, tower, 'key')
  expect(alone).toMatchObject({ ...scan, phase: 'result', places: [tower], chosen: 0, named: [0], key: 'key' })

  const wrong = answered(scan, { locationInfo: tower, answeredBy: 'gemini' }, 'Nothing', 'key')
  if (wrong.phase !== 'result') throw new Error(wrong.phase)
  const saved = { ...wrong, savedIds: { 0: 'saved' } }
  const named = { places: [tower, bridge], chosen: 1, named: [1], key: 'key', savedIds: { 0: 'saved' } }
  expect(namedAs(saved, bridge, 'other key')).toMatchObject({ ...named, answeredBy: 'gemini' })
  expect(namedAs(saved, { ...tower, confidence: 1 }, 'other key')).toMatchObject({
    places: [tower],
    chosen: 0,
    named: [],
  })
  expect(ownPlace('A chapel')).toMatchObject({ name: 'A chapel', verified: false })
})
