import { isPlanField, PLAN_FIELDS, type PlanField } from '../../../domain/plan-fields.ts'
import { ApiError, messageFor } from '../../../platform/api-error.ts'

const FALLBACK = 'Failed to plan trip. Please try again.'

/** What to say where after planning has failed. */
export interface PlanFaults {
  /** Beside the fields, in their order on the screen. */
  readonly fields: readonly { readonly field: PlanField; readonly message: string }[]
  /** For the form as a whole, when no field is to blame. */
  readonly message: string | undefined
}

export function planFaults(error: unknown): PlanFaults {
  const told = error instanceof ApiError ? error.fields : {}
  const fields = PLAN_FIELDS.flatMap((field) => {
    const message = told[field]
    return message === undefined ? [] : [{ field, message }]
  })
  const all = Object.keys(told)
  const placed = all.length > 0 && all.every(isPlanField)
  return { fields, message: placed ? undefined : messageFor(error, FALLBACK) }
}
