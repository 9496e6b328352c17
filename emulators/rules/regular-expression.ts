import { RE2JS, RE2JSSyntaxException } from 're2js'
import { EvaluationError } from './evaluation-error.ts'

/** Rules use the syntax of RE2, whose flags and classes are not those of JavaScript. Throws EvaluationError when it does not compile. */
export function compileExpression(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern)
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) {
      throw new EvaluationError(`Invalid regular expression pattern: ${error.message}`)
    }
    throw error
  }
}
