import { planFieldsIn, type PlanFields } from '../../../shared/forms/plan-fields.ts'

/** What the form starts with: the draft of this tab, over which goes what the address fills in. */
export const startingFields = (draft: PlanFields, search: string): PlanFields => ({ ...draft, ...planFieldsIn(search) })

export const hasInput = (fields: PlanFields): boolean => Object.values(fields).some((value) => value.trim() !== '')
