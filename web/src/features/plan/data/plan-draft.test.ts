import { describe, expect, it } from 'vitest'
import { keepParty } from '../../../shared/forms/last-party.ts'
import { EMPTY_PLAN } from '../../../shared/forms/plan-fields.ts'
import {
  attemptKey,
  dropAttempt,
  dropPlanDraft,
  interruptedRequest,
  keepPlanDraft,
  readPlanDraft,
} from './plan-draft.ts'

const REQUEST = {
  destination: 'Lisbon',
  departureCity: 'Oslo',
  startDate: '2027-03-03',
  endDate: '2027-03-05',
  budget: '$1,000 - $2,500',
  travelStyle: 'Culture',
} as const

describe('the draft of the trip form', () => {
  it('is what was kept last', () => {
    keepPlanDraft('ann', { ...EMPTY_PLAN, destination: 'Lisbon' })
    expect(readPlanDraft('ann')).toEqual({ ...EMPTY_PLAN, destination: 'Lisbon' })
  })

  it('is empty after the trip is planned', () => {
    keepPlanDraft('ann', { ...EMPTY_PLAN, destination: 'Lisbon' })
    dropPlanDraft('ann')
    expect(readPlanDraft('ann')).toEqual(EMPTY_PLAN)
  })

  it('begins with who travelled the last time, whatever else is gone', () => {
    keepParty({ adults: '2', childAges: '4, 7' })
    expect(readPlanDraft('cem')).toEqual({ ...EMPTY_PLAN, adults: '2', childAges: '4, 7' })
    localStorage.setItem('waymark:party', '{"adults": 2}')
    expect(readPlanDraft('cem')).toEqual(EMPTY_PLAN)
  })

  it('is not that of another account in the same tab', () => {
    keepPlanDraft('ann', { ...EMPTY_PLAN, destination: 'Lisbon' })
    expect(readPlanDraft('ben')).toEqual(EMPTY_PLAN)
  })

  it('is empty when something else lies in its place', () => {
    sessionStorage.setItem('waymark:plan-fields:ann', '{"destination": 7')
    expect(readPlanDraft('ann')).toEqual(EMPTY_PLAN)
    sessionStorage.setItem('waymark:plan-fields:ann', '["Lisbon", 7]')
    expect(readPlanDraft('ann')).toEqual(EMPTY_PLAN)
  })
})

describe('the key of a request', () => {
  it('stays while the same is asked for again', () => {
    expect(attemptKey('ann', { ...REQUEST })).toBe(attemptKey('ann', { ...REQUEST }))
  })

  it('is another one for another request', () => {
    const first = attemptKey('ann', REQUEST)
    expect(attemptKey('ann', { ...REQUEST, endDate: '2027-03-06' })).not.toBe(first)
  })

  it('is another one after the request was taken back, and what was typed stays', () => {
    keepPlanDraft('ann', { ...EMPTY_PLAN, destination: 'Lisbon' })
    const first = attemptKey('ann', REQUEST)
    dropAttempt('ann')
    expect(attemptKey('ann', REQUEST)).not.toBe(first)
    expect(readPlanDraft('ann').destination).toBe('Lisbon')
  })

  it('is another one after the trip is planned', () => {
    const first = attemptKey('ann', REQUEST)
    dropPlanDraft('ann')
    expect(attemptKey('ann', REQUEST)).not.toBe(first)
  })
})

it.each([
  ['one that a reload interrupted', { isRunning: true }, REQUEST],
  ['one that has failed', {}, undefined],
  ['something else in its place', { isRunning: true, asked: '{"destination": 7}' }, undefined],
  ['no JSON', { isRunning: true, asked: 'Lisbon' }, undefined],
])('%s is sent again, or not', (_, attempt, request) => {
  sessionStorage.setItem(
    'waymark:plan-attempt:ann',
    JSON.stringify({ key: 'a', asked: JSON.stringify(REQUEST), ...attempt }),
  )
  expect(interruptedRequest('ann')).toEqual(request)
})
