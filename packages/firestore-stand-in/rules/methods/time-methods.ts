import { floorDivide, NANOS, nanosOfDay, utcDate } from '../calendar-time.ts'
import { operation, type Operations } from '../operation.ts'
import { RulesDuration, RulesTimestamp } from '../value.ts'

const dayOfYear = (date: Date): number => {
  const start = new Date(date).setUTCMonth(0, 1)
  return Math.round((date.getTime() - start) / 86_400_000) + 1
}

/** https://firebase.google.com/docs/reference/rules/rules.Timestamp. All in UTC; weeks begin on Monday, day 1. */
export const TIMESTAMP_METHODS: Operations<RulesTimestamp> = {
  date: operation(0, ({ nanos }) => new RulesTimestamp(nanos - nanosOfDay(nanos))),
  day: operation(0, ({ nanos }) => BigInt(utcDate(nanos).getUTCDate())),
  dayOfWeek: operation(0, ({ nanos }) => BigInt(utcDate(nanos).getUTCDay() || 7)),
  dayOfYear: operation(0, ({ nanos }) => BigInt(dayOfYear(utcDate(nanos)))),
  hours: operation(0, ({ nanos }) => BigInt(utcDate(nanos).getUTCHours())),
  minutes: operation(0, ({ nanos }) => BigInt(utcDate(nanos).getUTCMinutes())),
  month: operation(0, ({ nanos }) => BigInt(utcDate(nanos).getUTCMonth() + 1)),
  nanos: operation(0, ({ nanos }) => nanos - floorDivide(nanos, NANOS.second) * NANOS.second),
  seconds: operation(0, ({ nanos }) => BigInt(utcDate(nanos).getUTCSeconds())),
  time: operation(0, ({ nanos }) => new RulesDuration(nanosOfDay(nanos))),
  toMillis: operation(0, ({ nanos }) => floorDivide(nanos, 1_000_000n)),
  year: operation(0, ({ nanos }) => BigInt(utcDate(nanos).getUTCFullYear())),
}

/** https://firebase.google.com/docs/reference/rules/rules.Duration */
export const DURATION_METHODS: Operations<RulesDuration> = {
  nanos: operation(0, ({ nanos }) => nanos % NANOS.second),
  seconds: operation(0, ({ nanos }) => nanos / NANOS.second),
}
