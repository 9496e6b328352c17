import { RE2JS, RE2JSSyntaxException } from 're2js'
import { EvaluationError } from './value.ts'

/** Patterns are nearly always literals of the rules file, tried on every request. */
const MAX_CACHED = 500
const cache = new Map<string, RE2JS>()

/** Rules use the syntax of RE2, whose flags and classes are not those of JavaScript. Throws EvaluationError when it does not compile. */
export function compileExpression(pattern: string): RE2JS {
  const cached = cache.get(pattern)
  if (cached !== undefined) return cached
  if (cache.size >= MAX_CACHED) cache.clear()
  try {
    const compiled = RE2JS.compile(pattern)
    cache.set(pattern, compiled)
    return compiled
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) {
      throw new EvaluationError(`Invalid regular expression pattern. Pattern: ${pattern}.`)
    }
    throw error
  }
}

/** Whether the pattern fits the whole text. */
export const matchesAll = (text: string, pattern: string): boolean => compileExpression(pattern).testExact(text)

interface Match {
  readonly start: number
  readonly end: number
  readonly matcher: ReturnType<RE2JS['matcher']>
}

/** All matches from left to right. After an empty one the search goes on at the next UTF-16 code unit. */
function* findAll(text: string, pattern: string): Generator<Match> {
  const matcher = compileExpression(pattern).matcher(text)
  for (let from = 0; from <= text.length && matcher.find(from);) {
    const [start, end] = [matcher.start(), matcher.end()]
    yield { start, end, matcher }
    from = end === start ? end + 1 : end
  }
}

/** As `split` of Java, which drops empty parts at the end, but leaves one when nothing else is left. */
export function split(text: string, pattern: string): string[] {
  const parts: string[] = []
  let last = 0
  for (const { start, end } of findAll(text, pattern)) {
    parts.push(text.slice(last, start))
    last = end
  }
  parts.push(text.slice(last))
  while (parts.length > 1 && parts.at(-1) === '') parts.pop()
  return parts
}

/** In the replacement `$1` is a group and a backslash takes what follows it literally. */
export function replaceAll(text: string, pattern: string, replacement: string): string {
  let result = ''
  let last = 0
  for (const { start, end, matcher } of findAll(text, pattern)) {
    result += text.slice(last, start) + expand(replacement, matcher)
    last = end
  }
  return result + text.slice(last)
}

const expand = (replacement: string, matcher: Match['matcher']): string =>
  replacement.replace(/\\([\s\S])|\$(\d)/g, (_, literal: string | undefined, digit: string | undefined) => {
    if (digit === undefined) return literal ?? ''
    if (Number(digit) > matcher.groupCount()) throw new EvaluationError(`n > number of groups: ${digit}`)
    return matcher.group(Number(digit)) ?? ''
  })
