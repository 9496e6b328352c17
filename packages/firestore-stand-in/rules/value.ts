/**
 * The error of an expression without a value: a missing key, a wrong type, a limit. It refuses the request, unless `||`
 * or `&&` is decided by the other side.
 */
export class EvaluationError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'EvaluationError'
  }
}

/** Values of the rules language. Integers are 64 bit, hence bigint; floats are numbers. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RulesBytes
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesPath
  | readonly RulesValue[]
  | RulesSet
  | RulesVector
  | ReadonlyMap<string, RulesValue>

export class RulesBytes {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** 0001-01-01T00:00:00Z and the end of 9999-12-31, in nanoseconds since 1970. */
const MIN_TIMESTAMP = -62_135_596_800_000_000_000n
const MAX_TIMESTAMP = 253_402_300_799_999_999_999n

/** Nanoseconds since 1970-01-01T00:00:00Z. Throws EvaluationError outside of the years 1 to 9999. */
export class RulesTimestamp {
  readonly nanos: bigint
  constructor(nanos: bigint) {
    if (nanos < MIN_TIMESTAMP || nanos > MAX_TIMESTAMP) throw new EvaluationError('Timestamp is not valid.')
    this.nanos = nanos
  }
}

/** 10,000 years, in nanoseconds. */
const MAX_DURATION = 315_576_000_000_999_999_999n

/** Length in nanoseconds. Throws EvaluationError beyond 10,000 years. */
export class RulesDuration {
  readonly nanos: bigint
  constructor(nanos: bigint) {
    if (nanos < -MAX_DURATION || nanos > MAX_DURATION) throw new EvaluationError('Duration is not valid.')
    this.nanos = nanos
  }
}

export class RulesLatLng {
  readonly latitude: number
  readonly longitude: number
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude
    this.longitude = longitude
  }
}

/** A path such as `/databases/(default)/documents/trips/1`: its segments in order. References are such paths too. */
export class RulesPath {
  readonly segments: readonly string[]
  constructor(segments: readonly string[]) {
    this.segments = segments
  }
}

export class RulesSet {
  readonly values: readonly RulesValue[]
  constructor(values: readonly RulesValue[]) {
    this.values = values
  }
}

/** A vector of a document, which rules can only compare. */
export class RulesVector {
  readonly values: readonly number[]
  constructor(values: readonly number[]) {
    this.values = values
  }
}
