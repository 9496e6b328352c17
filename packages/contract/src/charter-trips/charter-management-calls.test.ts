import { expect, test } from 'vitest'
import { CharterForm } from './charter-management-calls.ts'

const FILLED = {
  title: 'Northern Lights by Ship',
  destination: 'Bergen, Norway',
  startDate: '2027-11-04',
  endDate: '2027-11-08',
  price: '1280',
  maxParticipants: '12',
}

const faultsOf = (changes: object) =>
  CharterForm.safeParse({ ...FILLED, ...changes }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

test('what is missing is said to be missing, and nothing else', () => {
  expect(faultsOf({ startDate: '', endDate: ' ' })).toEqual([
    'startDate: Start date is required',
    'endDate: End date is required',
  ])
  expect(faultsOf({ startDate: undefined })).toEqual(['startDate: Start date is required'])
})

test('what is no day is said to be wrong', () => {
  expect(faultsOf({ startDate: '2027-02-30' })).toEqual(['startDate: Invalid input'])
  expect(faultsOf({})).toBeUndefined()
})
