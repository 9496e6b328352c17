import { aLocationInfo } from '@waymark/contract/fixtures/scans'
import type { ScanAnswer } from '@waymark/contract/scans/scan-calls'
import { expect, it } from 'vitest'
import { answered } from './scan.ts'

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
