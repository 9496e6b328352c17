/** An expression without a value: a missing key, a wrong type, a limit. Refuses, unless `||` or `&&` decides without it. */
export class EvaluationError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'EvaluationError'
  }
}
