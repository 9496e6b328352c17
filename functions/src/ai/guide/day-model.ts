import type { DayModel } from '../port/day-model.ts'

/** The guide fills the day with what fits its free hours: there is nothing to choose before. */
export const guideDayModel: DayModel = { name: 'guide', choices: () => Promise.resolve([]) }
