import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Toast } from '../../ui/toast-queue.ts'
import { showBy } from '../../ui/toast-queue.ts'
import { FormError } from '../../ui/form-error.tsx'
import { referenceOf } from '../../config/references.ts'
import { ApiError, messageFor, type ApiErrorCode } from '../api/api-error.ts'
import { toastFailure } from './toast-failure.ts'

const ID = '0123abcd-1111-4222-8333-444455556666'
const SENTENCE = 'Failed to fetch accommodations'

const failed = (code: ApiErrorCode, requestId = ID) =>
  new ApiError('500: {}', { code, userMessage: SENTENCE, requestId })

// Tests of other screens say things, too, and leave them waiting.
beforeEach(() => showBy(() => undefined)())

let stopShowing: (() => void) | undefined
afterEach(() => stopShowing?.())

describe('a failure of the server', () => {
  it('is shown with the beginning of its request id', () => {
    render(<FormError>{messageFor(failed('internal'), 'not said')}</FormError>)
    expect(screen.getByRole('alert').textContent).toBe(`${SENTENCE}Reference 0123abcd`)
  })

  it('is told with it in the words that a screen has for it', () => {
    const told: Toast[] = []
    stopShowing = showBy((toast) => told.push(toast))
    toastFailure(failed('unavailable'), 'Error', 'Please try again.')
    expect(told).toEqual([{ kind: 'error', title: 'Error', description: 'Please try again.' }])
    expect(referenceOf('Please try again.')).toBe('0123abcd')
  })

  it.each([
    ['a refusal, which says itself what to do', failed('conflict')],
    ['a broken network', failed('offline')],
    ['an answer without an id', failed('internal', '')],
    ['one that is none of ours', failed('internal', '<b>7</b>')],
    ['an error of the app', new Error('out of memory')],
  ])('is not what %s is, though it was said of one before', (_what, error) => {
    messageFor(failed('internal'), SENTENCE)
    expect(referenceOf(SENTENCE)).toBe('0123abcd')
    messageFor(error, SENTENCE)
    expect(referenceOf(SENTENCE)).toBeUndefined()
  })
})
