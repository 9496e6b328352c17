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
  | ReadonlyMap<string, RulesValue>

export class RulesBytes {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** Nanoseconds since 1970-01-01T00:00:00Z. */
export class RulesTimestamp {
  readonly nanos: bigint
  constructor(nanos: bigint) {
    this.nanos = nanos
  }
}

/** Length in nanoseconds. */
export class RulesDuration {
  readonly nanos: bigint
  constructor(nanos: bigint) {
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
