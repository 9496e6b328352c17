import { formFaults, type FormFaults } from '../../../shared/forms/form-faults.ts'
import { PLAN_FIELDS, type PlanField } from '../../../shared/forms/plan-fields.ts'

/** What to say where after planning has failed. */
export const planFaults = (error: unknown): FormFaults<PlanField> =>
  formFaults(error, PLAN_FIELDS, 'Failed to plan trip. Please try again.')
