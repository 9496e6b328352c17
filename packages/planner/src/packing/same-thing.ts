import { nameKey } from '@waymark/domain/name-key'

/** Words that do not change the meaning. */
const FILLERS = /^(?:(?:an?|the|some|extra|spare|your|pair of|pairs of|set of|pack of) )+/

/** Separators of alternatives: 'Passport or ID card', 'Snorkel and mask'. */
const ALTERNATIVES = / (?:or|and) |[/,;&+]/

const ASIDE = /\([^)]*\)/g

const step = (word: string): string =>
  word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/ves$/, 'fs')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=..)e$/, '')

/** A stem shared by singular and plural. Not linguistically exact: occasionally two words share it. */
function stem(word: string): string {
  const shorter = step(word)
  return shorter === word ? word.replace(/v$/, 'f') : stem(shorter)
}

const keyOf = (name: string): string =>
  nameKey(name.replace(ASIDE, ' ')).replace(FILLERS, '').split(' ').map(stem).join('')

/** Keys of an item's name. Names that share a key mean the same thing. */
export function thingKeys(name: string): readonly string[] {
  const all = [name, ...name.toLowerCase().replace(ASIDE, ' ').split(ALTERNATIVES)].map(keyOf)
  return [...new Set(all.filter((key) => key !== ''))]
}
