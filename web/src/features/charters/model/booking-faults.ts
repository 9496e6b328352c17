import { ApiError, type ApiErrorCode } from '../../../shared/api/api-error.ts'

const FALLBACK = 'Failed to submit booking. Please try again.'

/** Here the server says what the person can do about it; of the rest nobody needs to know more. */
const TOLD: ReadonlySet<ApiErrorCode> = new Set(['conflict', 'not-found'])

interface BookingFaults<Field extends string> {
  /** Beside the fields, in their order on the screen. */
  readonly fields: readonly { readonly field: Field; readonly message: string }[]
  /** For the booking as a whole. */
  readonly message: string
}

/** What to say where after a booking has failed. */
export function bookingFaults<Field extends string>(error: unknown, order: readonly Field[]): BookingFaults<Field> {
  if (!(error instanceof ApiError)) return { fields: [], message: FALLBACK }
  const fields = order.flatMap((field) => {
    const message = error.fields[field]
    return message === undefined ? [] : [{ field, message }]
  })
  return { fields, message: TOLD.has(error.code) ? error.userMessage : FALLBACK }
}
