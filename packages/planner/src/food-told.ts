import { namesAny } from './diet.ts'
import type { Wishes } from './wishes.ts'

/** What a sentence adds at its end: ', and seafood on the other side', '; fish is grilled on the quay'. */
const ADDED = /(?:, (?:and|with|or|but)|;(?: and)?) [^,;.]+(?=\.)/giu

/** A place's text without what it adds about food that its readers do not eat. */
export function withoutFood(about: string, { food: { avoids, traits } }: Pick<Wishes, 'food'>): string {
  const avoided = [...avoids, ...traits]
  if (avoided.length === 0) return about
  return about.replaceAll(ADDED, (added) => (namesAny(added, avoided) ? '' : added))
}
