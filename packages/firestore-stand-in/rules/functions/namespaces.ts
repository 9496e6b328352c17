import { UNITS, NANOS } from '../calendar-time.ts'
import { nearestInt } from '../conversion.ts'
import { EvaluationError, RulesDuration, RulesLatLng, RulesTimestamp } from '../value.ts'
import { operation, type Operations } from '../operation.ts'
import { HASHING } from './hashing.ts'

/** https://firebase.google.com/docs/reference/rules/rules.math. `ceil` and `floor` give floats, `round` an integer. */
const MATH: Operations<undefined> = {
  abs: operation(1, (_, args) => {
    const value = args.number(0)
    return typeof value === 'bigint' ? BigInt.asIntN(64, value < 0n ? -value : value) : Math.abs(value)
  }),
  ceil: operation(1, (_, args) => Math.ceil(Number(args.number(0)))),
  floor: operation(1, (_, args) => Math.floor(Number(args.number(0)))),
  round: operation(1, (_, args) => {
    const value = args.number(0)
    return typeof value === 'bigint' ? value : nearestInt(Math.round(value))
  }),
  isNaN: operation(1, (_, args) => Number.isNaN(args.number(0))),
  pow: operation(2, (_, args) => Number(args.number(0)) ** Number(args.number(1))),
  sqrt: operation(1, (_, args) => Math.sqrt(Number(args.number(0)))),
}

/** https://firebase.google.com/docs/reference/rules/rules.timestamp */
const TIMESTAMP: Operations<undefined> = {
  date: operation(3, (_, args) => {
    const [year, month, day] = [Number(args.int(0)), Number(args.int(1)), Number(args.int(2))]
    const date = new Date(0)
    date.setUTCFullYear(year, month - 1, day)
    if (date.getUTCMonth() !== month - 1) throw new EvaluationError(`There is no date ${year}-${month}-${day}`)
    return new RulesTimestamp(BigInt(date.getTime()) * 1_000_000n)
  }),
  value: operation(1, (_, args) => new RulesTimestamp(args.int(0) * 1_000_000n)),
}

/** https://firebase.google.com/docs/reference/rules/rules.duration */
const DURATION: Operations<undefined> = {
  abs: operation(1, (_, args) => {
    const { nanos } = args.duration(0)
    return new RulesDuration(nanos < 0n ? -nanos : nanos)
  }),
  time: operation(4, (_, args) => {
    const { hour, minute, second } = NANOS
    return new RulesDuration(args.int(0) * hour + args.int(1) * minute + args.int(2) * second + args.int(3))
  }),
  value: operation(2, (_, args) => {
    const unit = UNITS[args.string(1)]
    if (unit === undefined) throw new EvaluationError(`Unknown unit of time '${args.string(1)}'`)
    return new RulesDuration(args.int(0) * unit)
  }),
}

/** https://firebase.google.com/docs/reference/rules/rules.latlng */
const LATLNG: Operations<undefined> = {
  value: operation(2, (_, args) => {
    const [lat, lng] = [Number(args.number(0)), Number(args.number(1))]
    if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) throw new EvaluationError(`There is no point ${lat}, ${lng}`)
    return new RulesLatLng(lat, lng)
  }),
}

export const NAMESPACES: Readonly<Record<string, Operations<undefined>>> = {
  duration: DURATION,
  hashing: HASHING,
  latlng: LATLNG,
  math: MATH,
  timestamp: TIMESTAMP,
}
