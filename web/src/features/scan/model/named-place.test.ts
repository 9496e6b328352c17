import { aLocationInfo } from '@waymark/contract/fixtures/scans'
import { expect, it } from 'vitest'
import { namedAs, ownPlace } from './named-place.ts'
import { answered } from './scan.ts'

const scan = { picture: { dataUrl: 'data:image/jpeg;base64,AAAA', isShared: false }, position: undefined }

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
