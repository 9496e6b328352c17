/** A rules file that does not parse, or that could never run. Line and column start at 1. */
export class RulesSyntaxError extends Error {
  readonly line: number
  readonly column: number
  constructor(message: string, line: number, column: number) {
    super(message)
    this.name = 'RulesSyntaxError'
    this.line = line
    this.column = column
  }
}
