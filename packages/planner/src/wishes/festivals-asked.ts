import { type Festival, festivalIn } from '../festivals.ts'
import { CLAUSES, REFUSED } from './named-activities.ts'

/** The festival that a part of a text asks for. */
const festivalOf = (part: string, town = ''): Festival | undefined =>
  REFUSED.test(part) ? undefined : festivalIn(`${part} ${town}`.trim().toLowerCase())

/** 'Festival: Oktoberfest', the chip of a wish. */
export const festivalLabel = ({ name }: Festival): string => `Festival: ${name}`

/** The well-known festivals that a text asks for. */
export const festivalsIn = (text: string, town?: string): readonly Festival[] => [
  ...new Set(text.split(CLAUSES).flatMap((part) => festivalOf(part, town) ?? [])),
]

/** Whether a part that no word list understands is about a festival, which is understood elsewhere. */
export const isAboutFestival = (part: string, town?: string): boolean => festivalOf(part, town) !== undefined
