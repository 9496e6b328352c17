export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'tropical'

const TROPIC = 23.5
const NORTHERN: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** The season of a calendar day at a latitude; between the tropics there is none of the four. */
export function seasonAt(lat: number, date: string): Season {
  if (Math.abs(lat) <= TROPIC) return 'tropical'
  const quarter = Math.floor((Number(date.slice(5, 7)) % 12) / 3)
  return NORTHERN[(quarter + (lat < 0 ? 2 : 0)) % 4] ?? 'spring'
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] // prettier-ignore

/** What the time of year means for the traveller. */
export function seasonTip(name: string, lat: number, date: string): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? ''
  const far = Math.abs(lat) >= 55
  switch (seasonAt(lat, date)) {
    case 'tropical':
      return `${name} lies in the tropics and has no cold winter; look up whether ${month} falls into the rainy season, and keep a light raincoat at hand.`
    case 'summer':
      return `${month} is summer in ${name}${far ? ', with very long days' : ''}: plan shade and water for noon and do the long walks early or late.`
    case 'winter':
      return `${month} is winter in ${name}${far ? ', with few hours of daylight' : ''}: check opening hours, which are shorter, and pack layers.`
    case 'spring':
      return `${month} is spring in ${name}: days can be warm and evenings cool, so pack layers and a light raincoat.`
    case 'autumn':
      return `${month} is autumn in ${name}: days get shorter and the weather changes quickly, so pack layers and a light raincoat.`
  }
}
