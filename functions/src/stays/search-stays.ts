import type { StaySearch, StaySearchResult } from '@waymark/contract/stays/stay-calls'
import { searchWords } from '@waymark/domain/search-words'
import { narrowestToken } from '@waymark/domain/word-pairs'
import { queryStays, type StayPosition, type StayRow } from './stays-store.ts'
import { failingWith } from '../platform/failing-with.ts'
import { listedStay } from './listed-stay.ts'
import { positionOf, stayCursor } from './stay-cursor.ts'

/** Where what the index gives has to be looked through, it is asked so many times for one answer at most. */
const ROUNDS = 4

interface Page {
  readonly rows: readonly StayRow[]
  /** Where there may be more. */
  readonly next: StayPosition | undefined
}

interface Wanted {
  readonly category: StaySearch['category']
  readonly words: readonly string[]
  readonly after: StayPosition | undefined
  readonly offset: number
  readonly pageSize: number
}

/** By one word or none: reads one row more than are shown, however many places there are. */
async function byOneWord({ category, words, after, offset, pageSize }: Wanted): Promise<Page> {
  const { rows, isFull } = await queryStays({
    category: category === 'all' ? undefined : category,
    word: words[0],
    after,
    offset,
    limit: pageSize + 1,
  })
  const shown = rows.slice(0, pageSize)
  return { rows: shown, next: isFull ? shown.at(-1) : undefined }
}

/**
 * By several words: asks for two of them at once and looks through what comes, in which hardly any lacks one. An answer
 * may be short, and still name where the search goes on.
 */
async function bySeveralWords({ category, words, after, offset, pageSize }: Wanted): Promise<Page> {
  const token = narrowestToken(words)
  const found: StayRow[] = []
  let reached = after
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rows, isFull } = await queryStays({
      category: category === 'all' ? undefined : category,
      word: token,
      after: reached,
      offset: 0,
      limit: offset + pageSize + 1,
    })
    reached = rows.at(-1)
    for (const row of rows) {
      if (!words.every((word) => row.searchTokens.includes(word))) continue
      found.push(row)
      if (found.length > offset + pageSize) {
        const shown = found.slice(offset, -1)
        return { rows: shown, next: shown.at(-1) }
      }
    }
    if (!isFull || reached === undefined) return { rows: found.slice(offset), next: undefined }
  }
  return { rows: found.slice(offset), next: reached }
}

/** Places to stay that visitors look for, the featured first, then the best rated. */
export const searchStays = ({ location, category, page, pageSize, cursor }: StaySearch): Promise<StaySearchResult> =>
  failingWith('Failed to fetch accommodations', async () => {
    const words = searchWords(location)
    const nothingToFind = location !== '' && words.length === 0
    const after = cursor === undefined ? undefined : positionOf(cursor)
    const offset = after === undefined ? (page - 1) * pageSize : 0
    const search = words.length > 1 ? bySeveralWords : byOneWord
    const { rows, next } = nothingToFind
      ? { rows: [], next: undefined }
      : await search({ category, words, after, offset, pageSize })
    return {
      accommodations: rows.map(listedStay),
      page,
      pageSize,
      nextCursor: next === undefined ? null : stayCursor(next),
    }
  })
