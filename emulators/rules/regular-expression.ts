import { RE2JS, RE2JSSyntaxException } from 're2js'
import { EvaluationError } from './evaluation-error.ts'

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
      throw new EvaluationError(`Invalid regular expression pattern: ${error.message}`)
    }
    throw error
  }
}
