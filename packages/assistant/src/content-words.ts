import { nameKey } from '@waymark/domain/name-key'
import { seasonIn } from './follow-up.ts'
import { monthNamed } from './months.ts'
import { NO_NAMES } from './place-words.ts'
import type { Mention } from './places-in-text.ts'

/** Filler words about travelling that carry no request. */
const CHATTER: ReadonlySet<string> = new Set(
  (
    'am been best bit better big bring cool did enjoy else famous feel first flying fun give going great has have heading help heard hey hope info information ' +
    'interesting ive let like little look looking lot love lovely made make making maybe means most new next nice off ones planning please point recommend said ' +
    'saw say seen show something special start such sure talk think thinking though too travel travelling traveling trip trips try trying two very ' +
    'wanna wondering week weeks went were why wife husband friend friends girlfriend boyfriend couple cities countries country place city town were going been ' +
    'im its dont doesnt isnt arent youre theres how hows whos more much everyone anyone someone people about'
  ).split(' '),
)

/** The meaningful words of a question, in order, without those of `leftOut`. */
export function contentWords(text: string, leftOut: readonly string[] = []): string[] {
  const used = new Set(leftOut.flatMap((name) => nameKey(name).split(' ')))
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  return words
    .map((word) => word.replaceAll(/['’]/g, ''))
    .filter((word) => word.length > 2 && !NO_NAMES.has(word) && !CHATTER.has(word) && !used.has(nameKey(word)))
    .filter((word) => /^\p{L}+$/u.test(word))
}

/** Whether a question about a sight has unexplained words that may be its name. */
export function namesSomething(message: string, mentions: readonly Mention[]): boolean {
  const used = new Set(mentions.flatMap(({ words }) => words.split(' ')))
  const words = message.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  return words.some(
    (word) =>
      !NO_NAMES.has(word) &&
      !used.has(nameKey(word)) &&
      !/^\d+(?:st|nd|rd|th|am|pm)?$/.test(word) &&
      seasonIn(word) === undefined &&
      monthNamed(word) === undefined,
  )
}
