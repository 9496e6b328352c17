import {
  METHODS,
  type AllowMethod,
  type AllowNode,
  type Expression,
  type FunctionNode,
  type MatchNode,
  type PatternSegment,
  type RulesFile,
  type ServiceNode,
} from './ast.ts'
import { parseExpression } from './parse-expression.ts'
import { Scanner } from './scanner.ts'

const LITERAL_SEGMENT = /[A-Za-z0-9_.~%@()-]+/y

/** Reads a rules file. Throws RulesSyntaxError. What the names in it mean is not looked at here. */
export function parseRulesFile(source: string): RulesFile {
  const scan = new Scanner(source)
  const version = parseVersion(scan)
  const services: ServiceNode[] = []
  while (!scan.done) services.push(parseService(scan))
  if (services.length === 0) scan.fail('A rules file needs a service block')
  return { version, services }
}

function parseVersion(scan: Scanner): 1 | 2 {
  if (!scan.takeWord('rules_version')) return 1
  scan.expect('=')
  const at = scan.next()
  const text = scan.takeText()
  scan.take(';')
  if (text === '1') return 1
  return text === '2' ? 2 : scan.fail("rules_version must be '1' or '2'", at)
}

function parseService(scan: Scanner): ServiceNode {
  const at = scan.next()
  scan.expectWord('service')
  let name = scan.identifier('the name of a service')
  while (scan.take('.')) name += `.${scan.identifier('the name of a service')}`
  return { at, name, body: parseBlock(scan, at, []) }
}

function parseBlock(scan: Scanner, at: number, pattern: readonly PatternSegment[]): MatchNode {
  const functions: FunctionNode[] = []
  const allows: AllowNode[] = []
  const matches: MatchNode[] = []
  scan.expect('{')
  while (!scan.take('}')) {
    const start = scan.next()
    if (scan.takeWord('match')) matches.push(parseBlock(scan, start, parsePattern(scan)))
    else if (scan.takeWord('function')) functions.push(parseFunction(scan, start))
    else if (scan.takeWord('allow')) allows.push(parseAllow(scan, start))
    else scan.fail(`Expected 'match', 'allow', 'function' or '}' but found ${scan.peekText()}`)
  }
  return { at, pattern, functions, allows, matches }
}

function parsePattern(scan: Scanner): PatternSegment[] {
  const segments: PatternSegment[] = []
  scan.next()
  while (scan.source.charAt(scan.offset) === '/') {
    scan.offset += 1
    segments.push(parseSegment(scan))
  }
  if (segments.length === 0) scan.fail("A path starts with '/'")
  return segments
}

function parseSegment(scan: Scanner): PatternSegment {
  if (scan.source.charAt(scan.offset) !== '{') {
    return { kind: 'literal', text: scan.match(LITERAL_SEGMENT) ?? scan.fail('Expected a path segment') }
  }
  scan.expect('{')
  const name = scan.identifier('the name of a wildcard')
  const many = scan.take('=') && (scan.take('**') || (scan.expect('*'), false))
  scan.expect('}')
  return { kind: many ? 'many' : 'one', name }
}

function parseFunction(scan: Scanner, at: number): FunctionNode {
  const name = scan.identifier('the name of a function')
  const parameters: string[] = []
  scan.expect('(')
  while (!scan.take(')')) {
    parameters.push(scan.identifier('the name of a parameter'))
    if (!scan.sees(')')) scan.expect(',')
  }
  scan.expect('{')
  const lets: FunctionNode['lets'][number][] = []
  for (let start = scan.next(); scan.takeWord('let'); start = scan.next()) {
    const variable = scan.identifier('the name of a variable')
    scan.expect('=')
    lets.push({ at: start, name: variable, value: parseExpression(scan) })
    scan.expect(';')
  }
  scan.expectWord('return')
  const result = parseExpression(scan)
  scan.take(';')
  scan.expect('}')
  return { at, name, parameters, lets, result }
}

function parseAllow(scan: Scanner, at: number): AllowNode {
  const methods: AllowMethod[] = []
  do {
    const start = scan.next()
    const word = scan.identifier('a method')
    methods.push(METHODS.find((method) => method === word) ?? scan.fail(`Unknown method '${word}'`, start))
  } while (scan.take(','))
  let condition: Expression = { kind: 'literal', at: scan.offset, end: scan.offset, value: true }
  if (scan.take(':')) {
    scan.expectWord('if')
    condition = parseExpression(scan)
  }
  scan.expect(';')
  return { at, methods, condition }
}
