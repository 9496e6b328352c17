import { defineInt } from 'firebase-functions/params'

// Imported where the function starts, not by what loads later: a deploy asks for the parameters that it sees at import.

/** How long planning waits between two days, so that people can watch them arrive. */
export const PLAN_DAY_PAUSE_MS = defineInt('PLAN_DAY_PAUSE_MS', {
  default: 300,
  description: 'Milliseconds between two days of a plan (all pauses of a plan together take at most 3 seconds)',
})
