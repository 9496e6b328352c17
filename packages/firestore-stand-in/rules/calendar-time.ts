const SECOND = 1_000_000_000n
const MINUTE = 60n * SECOND
const HOUR = 60n * MINUTE
const DAY = 24n * HOUR

/** Nanoseconds of the units that `duration.value` knows. */
export const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * DAY,
  d: DAY,
  h: HOUR,
  m: MINUTE,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
}

export const NANOS = { second: SECOND, minute: MINUTE, hour: HOUR, day: DAY } as const

export function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by
  return value % by < 0n ? quotient - 1n : quotient
}

/** Nanoseconds since midnight UTC of an instant. */
export const nanosOfDay = (nanos: bigint): bigint => nanos - floorDivide(nanos, DAY) * DAY

/** The UTC calendar of an instant, in milliseconds. */
export const utcDate = (nanos: bigint): Date => new Date(Number(floorDivide(nanos, 1_000_000n)))
