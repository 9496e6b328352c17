import { formFaults, type FormFaults } from '../../../domain/form-faults.ts'
import { PLAN_FIELDS, type PlanField } from '../../../domain/plan-fields.ts'

/** What to say where after planning has failed. */
export const planFaults = (error: unknown): FormFaults<PlanField> =>
  formFaults(error, PLAN_FIELDS, 'Failed to plan trip. Please try again.')
