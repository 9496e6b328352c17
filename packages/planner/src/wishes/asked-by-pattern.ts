import { isNumberOfAdults } from './adults.ts'
import { asksForAppointment } from './appointments.ts'
import { asksForFewADay, asksToBeginLate, namesMealHours } from './counts-and-hours.ts'
import { asksForDailyLimit } from './daily-limit.ts'
import { asksForFreeDay } from './free-days.ts'
import { asksForFreeEvenings, asksForRestDay } from './free-time.ts'
import { asksForHours } from './kept-hours.ts'
import { asksForMiddayBreak } from './midday-break.ts'
import { asksForShortRides, asksForShortWalks } from './short-ways.ts'

const ASKS = [
  asksForFewADay, asksToBeginLate, asksForFreeEvenings, asksForRestDay, asksForFreeDay, namesMealHours,
  asksForDailyLimit, asksForHours, asksForMiddayBreak, asksForShortWalks, asksForShortRides,
  asksForAppointment, isNumberOfAdults,
] // prettier-ignore

/** Whether a part of a text, of which no single word is known, asks for something as a whole: 'nothing before noon'. */
export const isAskedByPattern = (part: string): boolean => ASKS.some((asks) => asks(part))
