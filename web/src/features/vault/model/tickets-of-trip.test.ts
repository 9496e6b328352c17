import { aVaultDocument } from '@waymark/contract/fixtures/documents'
import { expect, test } from 'vitest'
import type { Details } from '../../../shared/vault/crypto/details.ts'
import { ticketsOf } from './tickets-of-trip.ts'

const TRIP = { id: 'trip-1', startDate: '2027-03-03' }

const expiring = (expires: string | null): Details => ({
  version: 1,
  name: 'Ticket',
  fileType: 'application/pdf',
  bytes: 1,
  expires,
  notes: '',
})

test('tickets are those of no other trip, and whatever was kept for this one', () => {
  const documents = [
    aVaultDocument({ id: 'ticket', type: 'passport', tripId: null }),
    aVaultDocument({ id: 'boarding', type: 'boarding_pass', tripId: null }),
    aVaultDocument({ id: 'visa', type: 'visa', tripId: null }),
    aVaultDocument({ id: 'visa of the trip', type: 'visa', tripId: 'trip-1' }),
    aVaultDocument({ id: 'other trip', type: 'passport', tripId: 'trip-2' }),
  ]
  expect(ticketsOf(documents, undefined, TRIP).map(({ id }) => id)).toEqual(['ticket', 'boarding', 'visa of the trip'])
})

test('what ran out before the trip is left out once the vault tells it', () => {
  const documents = ['old', 'new', 'open'].map((id) => aVaultDocument({ id, type: 'passport', tripId: null }))
  const details = new Map([
    ['old', expiring('2027-03-02')],
    ['new', expiring('2027-03-03')],
    ['open', expiring(null)],
  ])
  expect(ticketsOf(documents, details, TRIP).map(({ id }) => id)).toEqual(['new', 'open'])
})
