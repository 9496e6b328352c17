import type { BinaryOp, Expression } from './ast.ts'
import { MAX_INT } from './arithmetic.ts'
import type { Scanner } from './scanner.ts'
import { RulesBytes } from './value.ts'

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
  return { kind: 'ternary', at: condition.at, condition, ifTrue, ifFalse: parseExpression(scan) }
}

function parseLogical(scan: Scanner, op: '&&' | '||'): Expression {
  const operand = () => (op === '||' ? parseLogical(scan, '&&') : parseBinary(scan, 0))
  let left = operand()
  while (scan.take(op)) left = { kind: 'logical', at: left.at, op, left, right: operand() }
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
    left =
      op === 'is'
        ? { kind: 'is', at: left.at, operand: left, type: scan.identifier('a type') }
        : { kind: 'binary', at: left.at, op, left, right: parseBinary(scan, own + 1) }
  }
}

function parseUnary(scan: Scanner, afterMinus = false): Expression {
  const at = scan.next()
  if (scan.sees('!') && !scan.sees('!=')) {
    scan.expect('!')
    return { kind: 'unary', at, op: '!', operand: parseUnary(scan) }
  }
  if (afterMinus || !scan.take('-')) return parsePostfix(scan, afterMinus)
  return { kind: 'unary', at, op: '-', operand: parseUnary(scan, true) }
}

function parsePostfix(scan: Scanner, afterMinus: boolean): Expression {
  let object = parsePrimary(scan, afterMinus)
  for (;;) {
    if (scan.take('.')) {
      const at = scan.next()
      const name = scan.identifier('a member name')
      object = scan.sees('(')
        ? { kind: 'method', at, object, name, args: parseArguments(scan) }
        : { kind: 'member', at, object, name }
    } else if (scan.take('[')) {
      object = parseBrackets(scan, object)
    } else {
      return object
    }
  }
}

/** `object[index]`, or `object[from:to]` whose bounds may be left out. */
function parseBrackets(scan: Scanner, object: Expression): Expression {
  const at = scan.next()
  const from = scan.sees(':') ? undefined : parseExpression(scan)
  if (from !== undefined && scan.take(']')) return { kind: 'index', at, object, index: from }
  scan.expect(':')
  const to = scan.sees(']') ? undefined : parseExpression(scan)
  scan.expect(']')
  return { kind: 'slice', at, object, from, to }
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
  if (digits !== undefined) return { kind: 'literal', at, value: numberValue(scan, digits, at, afterMinus) }
  const text = scan.takeText()
  if (text !== undefined) return { kind: 'literal', at, value: text }
  if (scan.take('(')) {
    const inner = parseExpression(scan)
    scan.expect(')')
    return inner
  }
  if (scan.take('[')) return { kind: 'list', at, items: parseSequence(scan, ']', () => parseExpression(scan)) }
  if (scan.take('{')) return { kind: 'map', at, entries: parseSequence(scan, '}', () => parseEntry(scan)) }
  return parseWord(scan, at)
}

function parseEntry(scan: Scanner): readonly [Expression, Expression] {
  const key = parseExpression(scan)
  scan.expect(':')
  return [key, parseExpression(scan)]
}

function parseWord(scan: Scanner, at: number): Expression {
  const name = scan.identifier('an expression')
  if (name === 'true' || name === 'false') return { kind: 'literal', at, value: name === 'true' }
  if (name === 'null') return { kind: 'literal', at, value: null }
  if (name === 'b' && /["']/.test(scan.source.charAt(scan.offset))) {
    return { kind: 'literal', at, value: new RulesBytes(scan.takeBytes()) }
  }
  if (scan.sees('(')) return { kind: 'call', at, name, args: parseArguments(scan) }
  return { kind: 'name', at, name }
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
  return { kind: 'path', at, segments }
}
