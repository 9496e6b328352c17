import type { BinaryOp, Relation } from './ast.ts'
import { equals, includes, setIncludes } from './equality.ts'
import { EvaluationError, RulesPath, RulesSet, type RulesValue } from './value.ts'
import { compare } from './ordering.ts'
import { isKnown, isMap, Unknown, UNKNOWN, type Known, type Term } from './term.ts'
import { typeName } from './type-name.ts'

const MIRRORED: Readonly<Record<Relation, Relation>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

export const isRelation = (op: BinaryOp): op is Relation => Object.hasOwn(MIRRORED, op)

/** `left op right` of two values. Throws EvaluationError when they have no order. */
function relate(op: Relation, left: Known, right: Known): boolean {
  if (op === '==') return equals(left, right)
  if (op === '!=') return !equals(left, right)
  const order = compare(left, right)
  if (order === undefined) {
    throw new EvaluationError(`Unsupported operation error. Received: ${typeName(left)} ${op} ${typeName(right)}`)
  }
  return op === '<' ? order < 0 : op === '<=' ? order <= 0 : op === '>' ? order > 0 : order >= 0
}

export function relation(op: Relation, left: Term, right: Term): Term {
  if (isKnown(left) && isKnown(right)) return relate(op, left, right)
  if (left instanceof Unknown && isKnown(right)) return left.relate(op, right) ?? UNKNOWN
  if (right instanceof Unknown && isKnown(left)) return right.relate(MIRRORED[op], left) ?? UNKNOWN
  // A resource whose content is unknown is still a map.
  const other = isMap(left) ? right : left
  if (isKnown(other) && !(other instanceof Map) && (op === '==' || op === '!=')) return op === '!='
  return UNKNOWN
}

const isList = (value: Term): value is readonly RulesValue[] => Array.isArray(value)

/** `value in container` */
export function membership(value: Term, container: Term): Term {
  if (container instanceof Unknown) return (isKnown(value) ? container.contains(value) : undefined) ?? UNKNOWN
  if (isMap(container)) {
    if (value instanceof Unknown) return UNKNOWN
    if (typeof value === 'string') return container.has(value)
    throw new EvaluationError('Unsupported operation error. Expected: map.in(string)')
  }
  if (container instanceof RulesSet && isKnown(value)) return setIncludes(container, value)
  const items = container instanceof RulesSet ? container.values : container
  if (!isList(items)) throw new EvaluationError('Function not found error: Name: [in].')
  if (isKnown(value)) return includes(items, value)
  if (!(value instanceof Unknown)) return false
  const answers = items.map((item) => value.relate('==', item))
  if (answers.includes(true)) return true
  return answers.length > 0 && answers.every((answer) => answer === false) ? false : UNKNOWN
}

/** `object.name` */
export function memberOf(object: Term, name: string): Term {
  if (object instanceof Unknown) return object.member(name)
  if (isMap(object)) {
    const value = object.get(name)
    if (value !== undefined) return value
    throw new EvaluationError(`Property ${name} is undefined on object.`)
  }
  if (object === null) throw new EvaluationError('Null value error.')
  throw new EvaluationError(`Property ${name} is undefined on ${typeName(object)}.`)
}

/** `object[index]` */
export function elementOf(object: Term, index: Term): Term {
  if (index instanceof Unknown) return UNKNOWN
  if (typeof index === 'string') return memberOf(object, index)
  if (object instanceof Unknown) return UNKNOWN
  if (typeof index !== 'bigint') throw new EvaluationError('An index is an integer or a text')
  const items = sequenceOf(object)
  const item = index < 0n ? undefined : items[Number(index)]
  if (item === undefined) throw new EvaluationError(`Index ${index} is out of bounds of ${items.length}`)
  return item
}

/** `object[from:to]`, of lists, texts and paths. A range begins at an item, even when it is empty. */
export function sliceOf(object: RulesValue, start?: RulesValue, end?: RulesValue): Known {
  const items = sequenceOf(object)
  if (start === undefined && end === undefined) return object
  const [from, to] = [start === undefined ? 0n : start, end === undefined ? BigInt(items.length) : end]
  if (typeof from !== 'bigint' || typeof to !== 'bigint') throw new EvaluationError('A range has integer bounds')
  if (from < 0n || from >= items.length || to < from || to > items.length) {
    throw new EvaluationError(`Range ${from}:${to} is out of bounds of ${items.length}`)
  }
  const part = items.slice(Number(from), Number(to))
  if (typeof object === 'string') return object.slice(Number(from), Number(to))
  return object instanceof RulesPath ? new RulesPath(object.segments.slice(Number(from), Number(to))) : part
}

/** The items that an index counts; of a text its UTF-16 code units. */
function sequenceOf(object: Term): readonly RulesValue[] {
  if (typeof object === 'string') return object.split('')
  if (object instanceof RulesPath) return object.segments
  if (isList(object)) return object
  throw new EvaluationError(`Cannot index ${isKnown(object) ? typeName(object) : 'map'}`)
}
