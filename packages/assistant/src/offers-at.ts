import { nameKey } from '@waymark/domain/name-key'
import type { Offer } from './question.ts'
import type { Subject } from './subject.ts'

/** What of the offers is at a place, by the words of their location. */
export function offersAt({ scope, name, city, country }: Subject, offers: readonly Offer[]): Offer[] {
  const names = (scope === 'country' ? [country.name] : [name, city.name]).map((one) => ` ${nameKey(one)} `)
  return offers.filter(({ location }) => names.some((one) => ` ${nameKey(location)} `.includes(one)))
}
