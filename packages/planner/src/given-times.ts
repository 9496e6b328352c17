import { leavesAt } from './wishes/appointments.ts'

/** Arrival and departure as stated by the traveller, in minutes after midnight. */
export interface GivenTimes {
  readonly arrival: number | undefined
  readonly departure: number | undefined
}

const CLOCK = String.raw`(?:at|um|gegen|à|a las|alle|às|around|about|by)?\s*(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|uhr|h|時)?`
const ARRIVING = String.raw`(?:arriv\w*|land(?:s|ing)?|get(?:ting)? in|touch(?:ing)? down|ankunft|ankomm\w*|lande\w*|llega\w*|lleg\w+|arriv[ée]\w*|atterri\w+|arriv[oi]\w*|cheg\w+|到着|抵达|到达)`
const LEAVING = String.raw`(?:depart\w*|leav\w+|fl(?:y|ying|ies|ight) (?:home|back)|return flight|abflug|abreise|rückflug|sal(?:ida|ida|imos|go)\w*|vuelta|part(?:ons|ir|o|iamo|ida)\w*|retour|ritorno|regresso|出発|离开)`
/** A few words in between: 'we land on Friday at 22:40'. */
const BETWEEN = String.raw`[^.;\d]{0,40}?`

function timeAfter(words: string, text: string): number | undefined {
  const found = new RegExp(`(?:^|[^\\p{L}])${words}${BETWEEN}${CLOCK}`, 'iu').exec(text)
  const [, hours, minutes, half] = found ?? []
  if (hours === undefined || (minutes === undefined && half === undefined)) return undefined
  const isAfternoon = half?.toLowerCase() === 'pm' && Number(hours) < 12
  const isMidnight = half?.toLowerCase() === 'am' && Number(hours) === 12
  const time = (Number(hours) + (isAfternoon ? 12 : isMidnight ? -12 : 0)) * 60 + Number(minutes ?? 0)
  return time < 24 * 60 && Number(minutes ?? 0) < 60 ? time : undefined
}

/** Parses 'we land at 22:40' and 'flight home at 9 am' in the preferences, in all supported languages. */
export const givenTimes = (preferences: string): GivenTimes => ({
  arrival: timeAfter(ARRIVING, preferences),
  departure: timeAfter(LEAVING, preferences) ?? leavesAt(preferences),
})

const ONE_BASE =
  /\b(?:(?:one|single|same|only one) (?:base|hotel|place to stay|bed|apartment|accommodation)|(?:no|without|don't|not|never) (?:\w+ ){0,2}(?:chang\w+|mov\w+|switch\w*) (?:of )?(?:hotels?|bases?|rooms?|around|accommodation)|stay(?:ing)? in one place|only day ?trips|un solo hotel|ein(?:e)? (?:einzige )?(?:unterkunft|hotel)|un seul hôtel|nicht umziehen)\b/i

/** Whether the traveller wants a single base for the whole trip. */
export const wantsOneBase = (preferences: string): boolean => ONE_BASE.test(preferences.replaceAll('’', "'"))
