import type { BinaryOp, Expression } from './ast.ts'
import { MAX_INT } from './arithmetic.ts'
import type { Scanner } from './scanner.ts'
import { RulesBytes, type RulesValue } from './value.ts'

const PATH_TEXT = /(?:[A-Za-z0-9_.~%@-]+|\([A-Za-z0-9_.~%@-]+\))+/y

/** Left-associative operators with their sign and how tight they bind, `<=` before `<`, whose beginning it is. */
const OPERATORS: readonly (readonly [op: BinaryOp | 'is', sign: RegExp, tightness: number])[] = [
  ['in', /in\b/y, 0],
  ['is', /is\b/y, 1],
  ['==', /==/y, 2],
  ['!=', /!=/y, 2],
  ['<=', /<=/y, 3],
  ['>=', />=/y, 3],
  ['<', /</y, 3],
  ['>', />/y, 3],
  ['+', /\+(?!\+)/y, 4],
  ['-', /-(?!-)/y, 4],
  ['*', /\*/y, 5],
  // With no space after it, it opens a path.
  ['/', /\/(?=\s)/y, 5],
  ['%', /%/y, 5],
]

export function parseExpression(scan: Scanner): Expression {
  const condition = parseLogical(scan, '||')
  if (!scan.take('?')) return condition
  const ifTrue = parseExpression(scan)
  scan.expect(':')
  const ifFalse = parseExpression(scan)
  return { kind: 'ternary', at: condition.at, end: ifFalse.end, condition, ifTrue, ifFalse }
}

function parseLogical(scan: Scanner, op: '&&' | '||'): Expression {
  const operand = () => (op === '||' ? parseLogical(scan, '&&') : parseBinary(scan, 0))
  let left = operand()
  while (scan.take(op)) {
    const right = operand()
    left = { kind: 'logical', at: left.at, end: right.end, op, left, right }
  }
  return left
}

/** Operators that bind at least so tight. After `is` stands a type, so that anything may follow: `1 + 1 is int == true`. */
function parseBinary(scan: Scanner, tightness: number): Expression {
  let left = parseUnary(scan)
  for (;;) {
    scan.next()
    const found = OPERATORS.find(([, sign, own]) => own >= tightness && scan.match(sign) !== undefined)
    if (found === undefined) return left
    const [op, , own] = found
    if (op === 'is') {
      const type = scan.identifier('a type')
      left = { kind: 'is', at: left.at, end: scan.offset - 1, operand: left, type }
    } else {
      const right = parseBinary(scan, own + 1)
      left = { kind: 'binary', at: left.at, end: right.end, op, left, right }
    }
  }
}

function parseUnary(scan: Scanner, afterMinus = false): Expression {
  const at = scan.next()
  if (scan.sees('!') && !scan.sees('!=')) {
    scan.expect('!')
    const operand = parseUnary(scan)
    return { kind: 'unary', at, end: operand.end, op: '!', operand }
  }
  if (afterMinus || !scan.take('-')) return parsePostfix(scan, afterMinus)
  const operand = parseUnary(scan, true)
  return { kind: 'unary', at, end: operand.end, op: '-', operand }
}

function parsePostfix(scan: Scanner, afterMinus: boolean): Expression {
  let object = parsePrimary(scan, afterMinus)
  for (;;) {
    if (scan.take('.')) {
      const name = scan.identifier('a member name')
      const { at } = object
      const end = scan.offset - 1
      if (scan.sees('(')) {
        const args = parseArguments(scan)
        object = { kind: 'method', at, end: args.at(-1)?.end ?? end, object, name, args }
      } else {
        object = { kind: 'member', at, end, object, name }
      }
    } else if (scan.take('[')) {
      object = parseBrackets(scan, object)
    } else {
      return object
    }
  }
}

/** `object[index]`, or `object[from:to]` whose bounds may be left out. */
function parseBrackets(scan: Scanner, object: Expression): Expression {
  const { at } = object
  const from = scan.sees(':') ? undefined : parseExpression(scan)
  if (from !== undefined && scan.take(']')) return { kind: 'index', at, end: from.end, object, index: from }
  scan.expect(':')
  const colon = scan.offset - 1
  const to = scan.sees(']') ? undefined : parseExpression(scan)
  scan.expect(']')
  return { kind: 'slice', at, end: to?.end ?? colon, object, from, to }
}

function parseSequence<T>(scan: Scanner, close: string, item: () => T): T[] {
  const items: T[] = []
  while (!scan.take(close)) {
    items.push(item())
    if (!scan.sees(close)) scan.expect(',')
  }
  return items
}

function parseArguments(scan: Scanner): Expression[] {
  scan.expect('(')
  return parseSequence(scan, ')', () => parseExpression(scan))
}

function parsePrimary(scan: Scanner, afterMinus: boolean): Expression {
  const at = scan.next()
  if (scan.sees('/')) return parsePath(scan)
  const digits = scan.takeNumber()
  if (digits !== undefined) return literal(scan, at, numberValue(scan, digits, at, afterMinus))
  const text = scan.takeText()
  if (text !== undefined) return literal(scan, at, text)
  if (scan.take('(')) {
    const inner = parseExpression(scan)
    scan.expect(')')
    return { ...inner, at }
  }
  if (scan.take('[')) {
    const items = parseSequence(scan, ']', () => parseExpression(scan))
    return { kind: 'list', at, end: items.at(-1)?.end ?? at, items }
  }
  if (scan.take('{')) {
    const entries = parseSequence(scan, '}', () => parseEntry(scan))
    return { kind: 'map', at, end: entries.at(-1)?.[1].end ?? at, entries }
  }
  return parseWord(scan, at)
}

const literal = (scan: Scanner, at: number, value: RulesValue): Expression => ({
  kind: 'literal',
  at,
  end: scan.offset - 1,
  value,
})

function parseEntry(scan: Scanner): readonly [Expression, Expression] {
  const key = parseExpression(scan)
  scan.expect(':')
  return [key, parseExpression(scan)]
}

function parseWord(scan: Scanner, at: number): Expression {
  const name = scan.identifier('an expression')
  const end = scan.offset - 1
  if (name === 'true' || name === 'false') return literal(scan, at, name === 'true')
  if (name === 'null') return literal(scan, at, null)
  if (name === 'b' && /["']/.test(scan.source.charAt(scan.offset))) {
    return literal(scan, at, new RulesBytes(scan.takeBytes()))
  }
  if (!scan.sees('(')) return { kind: 'name', at, end, name }
  const args = parseArguments(scan)
  return { kind: 'call', at, end: args.at(-1)?.end ?? end, name, args }
}

/** The smallest integer has no positive twin, but a minus before it. */
function numberValue(scan: Scanner, digits: string, at: number, afterMinus: boolean): bigint | number {
  if (!/^\d+$/.test(digits)) return Number(digits)
  const value = BigInt(digits)
  return value > MAX_INT + (afterMinus ? 1n : 0n) ? scan.fail(`Invalid number literal ${digits}`, at) : value
}

function parsePath(scan: Scanner): Expression {
  const at = scan.next()
  const segments: (string | Expression)[] = []
  while (scan.source.charAt(scan.offset) === '/' && !/^\/[/*]/.test(scan.source.slice(scan.offset, scan.offset + 2))) {
    scan.offset += 1
    if (scan.source.startsWith('$(', scan.offset)) {
      scan.offset += 2
      segments.push(parseExpression(scan))
      scan.expect(')')
    } else {
      segments.push(scan.match(PATH_TEXT) ?? scan.fail('Expected a path segment'))
    }
  }
  const last = segments.at(-1)
  return { kind: 'path', at, end: typeof last === 'object' ? last.end : scan.offset - 1, segments }
}
