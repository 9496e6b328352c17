import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../shared/api/api-error.ts'
import { planFaults } from './plan-faults.ts'

const refused = (fields: Record<string, string>) =>
  new ApiError('400: …', { code: 'invalid-argument', userMessage: 'Invalid request', fields, status: 400 })

describe('what to say after planning has failed', () => {
  it('puts what the server says of a field beside it, in the order of the form', () => {
    expect(planFaults(refused({ endDate: 'Too far', destination: 'Unknown' }))).toEqual({
      fields: [
        { field: 'destination', message: 'Unknown' },
        { field: 'endDate', message: 'Too far' },
      ],
      message: undefined,
    })
  })

  it('says it for the whole form when the form has no such field', () => {
    expect(planFaults(refused({ currency: 'Required' }))).toEqual({ fields: [], message: 'Invalid request' })
  })

  it('says the sentence of the server when no field is named', () => {
    expect(planFaults(refused({})).message).toBe('Invalid request')
  })

  it('has a sentence for what nobody foresaw', () => {
    expect(planFaults(new TypeError('x is not a function')).message).toBe('Failed to plan trip. Please try again.')
  })
})
