import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { formFaults } from './form-faults.ts'

const refused = (fields: Record<string, string>) =>
  new ApiError('409: …', { code: 'conflict', userMessage: 'The total is now $90.00', fields, status: 409 })

const faults = (error: unknown) => formFaults(error, ['name', 'email'], 'Failed to book.')

describe('what to say after a form could not be sent', () => {
  it('stands beside the fields that are to blame, in their order', () => {
    expect(faults(refused({ email: 'Valid email is required', name: 'Name is required' }))).toEqual({
      fields: [
        { field: 'name', message: 'Name is required' },
        { field: 'email', message: 'Valid email is required' },
      ],
      message: undefined,
    })
  })

  it('is said of the whole, too, where a fault has no field on the screen', () => {
    expect(faults(refused({ name: 'Name is required', totalPrice: '90.00' }))).toEqual({
      fields: [{ field: 'name', message: 'Name is required' }],
      message: 'The total is now $90.00',
    })
    expect(faults(refused({})).message).toBe('The total is now $90.00')
    expect(faults(new TypeError('x')).message).toBe('Failed to book.')
  })

  it('is nothing where the session is over, which the frame tells', () => {
    const over = new ApiError('401: …', { code: 'unauthenticated', userMessage: 'Unauthorized', status: 401 })
    expect(faults(over)).toEqual({ fields: [], message: undefined })
  })
})
