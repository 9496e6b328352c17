import type { Stop, Stops, TripDay } from '@waymark/contract/trips/stop'

/** Texts of a plan that name places which are no longer where they say. */

/** 'Arrival, then ', 'Farewell: ', 'On to Kutaisi, then ', before the places of a day. */
const LEAD = /^(?<lead>(?:Arrival|On to [^,]+), then |Farewell: )?(?<places>.+)$/u

const placeNames = (stops: readonly Stop[]): Set<string> =>
  new Set(stops.flatMap(({ place }) => (place === null ? [] : place.name)))

/** A theme without the places that are gone: 'Museums and art around Colosseum', 'Trastevere and Colosseum'. */
function themeWithout(theme: string, gone: ReadonlySet<string>): string {
  const around = theme.lastIndexOf(' around ')
  if (around !== -1 && gone.has(theme.slice(around + ' around '.length))) return theme.slice(0, around)
  if (theme.startsWith('Day trip to ') && gone.has(theme.slice('Day trip to '.length))) return ''
  const { lead = '', places = '' } = LEAD.exec(theme)?.groups ?? {}
  const named = places.split(' and ')
  const left = named.filter((name) => !gone.has(name))
  if (left.length === named.length) return theme
  return left.length > 0 ? lead + left.join(' and ') : (/^[^,:]+/.exec(lead)?.[0] ?? '')
}

/** A meal without a place that is gone: 'Caponata near Capitoline Museums'. */
function mealWithout(meal: string, gone: ReadonlySet<string>): string {
  const near = meal.lastIndexOf(' near ')
  return near !== -1 && gone.has(meal.slice(near + ' near '.length)) ? meal.slice(0, near) : meal
}

/**
 * The texts of a day as they hold after changes: of the trip's places, they name only those that are on the day.
 * @param onDay the active stops of the day
 */
export function wordsOfDay(day: TripDay, stops: Stops, onDay: readonly Stop[]): TripDay {
  const here = placeNames(onDay)
  const gone = new Set([...placeNames(Object.values(stops))].filter((name) => !here.has(name)))
  if (gone.size === 0) return day
  return {
    ...day,
    theme: themeWithout(day.theme, gone),
    breakfast: mealWithout(day.breakfast, gone),
    lunch: mealWithout(day.lunch, gone),
    dinner: mealWithout(day.dinner, gone),
  }
}

/** The highlights whose places are still in the trip. Each begins with a name, or is none of a place. */
export function highlightsLeft(highlights: readonly string[], stops: Stops): string[] {
  const all = Object.values(stops)
  const here = placeNames(all.filter(({ removedBy }) => removedBy === null))
  const gone = [...placeNames(all)].filter((name) => !here.has(name))
  return highlights.filter((line) => !gone.some((name) => line === name || line.startsWith(`${name}: `)))
}
