import { describe, expect, it } from 'vitest'
import { parseFirestoreRules } from './firestore-ruleset.ts'
import { RulesSyntaxError } from './scanner.ts'
import { evaluateCondition, ruleFor } from './testing/evaluate-condition.ts'

const within = (body: string, version = '2') =>
  `rules_version = '${version}';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`

function refusal(source: string): RulesSyntaxError {
  try {
    parseFirestoreRules(source)
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error
    throw error
  }
  throw new Error('These rules were taken')
}

describe('what is refused', () => {
  it.each([
    ['a service that is missing', 'rules_version = "2";', /needs a service/],
    ['rules of another service', 'service firebase.storage { match /a { allow read; } }', /no service cloud.firestore/],
    ['an unknown version', 'rules_version = "3"; service cloud.firestore {}', /rules_version/],
    ['a block that is not closed', 'service cloud.firestore { match /a {', /the end of the file/],
    ['an unknown method', within('match /a/{b} { allow reed: if true; }'), /Unknown method 'reed'/],
    ['a missing semicolon', within('match /a/{b} { allow read: if true }'), /Expected ';'/],
    ['an unknown type', ruleFor('1 is integer'), /Unknown type: integer/],
    ['a function that calls itself', within('function f(a) { return f(a); }'), /calls itself/],
    [
      'functions that call each other',
      within('function f() { return g(); } function g() { return f(); }'),
      /calls itself/,
    ],
    ['a function defined twice', within('function f() { return 1; } function f() { return 2; }'), /defined twice/],
    ['more than 7 parameters', within('function f(a, b, c, d, e, f1, g, h) { return a; }'), /more than 7/],
    [
      'more than 10 let bindings',
      within(`function f() { ${Array.from({ length: 11 }, (_, i) => `let v${i} = 1;`).join(' ')} return 1; }`),
      /more than 10/,
    ],
    ['a wildcard declared twice', within('match /a/{b}/c/{b} { allow read; }'), /declared twice/],
    [
      'a recursive wildcard in the middle, in version 1',
      within('match /{p=**}/a/{b} { allow read; }', '1'),
      /at the end/,
    ],
    ['a parameter named twice', within('function f(a, a) { return a; }'), /already bound/],
    ['a let named twice', within('function f() { let a = 1; let a = 2; return a; }'), /already bound/],
    ['a let named like a parameter', within('function f(a) { let a = 2; return a; }'), /already bound/],
    ['a variable named like a namespace', within('function f(math) { return true; }'), /math is a package/],
    ['a pattern that does not compile', ruleFor('"a".matches("(")'), /regular expression/],
    ['a pattern of more than RE2', ruleFor('"aa".split("(a)\\\\1").size() == 1'), /regular expression/],
    ['an unknown escape', ruleFor('"\\d" == "d"'), /escape/],
    ['a character by number in bytes', ruleFor('b"\\u0041" == b"A"'), /bytes/],
    ['a division with no space after it', ruleFor('4 /2 == 2'), /./],
    ['two signs', ruleFor('1 --1 == 2'), /./],
    ['a hexadecimal number', ruleFor('0x10 == 16'), /./],
    ['an exponent', ruleFor('1e3 == 1000'), /./],
    ['a leading zero', ruleFor('007 == 7'), /./],
    ['a text that is not closed', ruleFor('"abc'), /not closed/],
    ['an integer beyond 64 bits', ruleFor('9223372036854775808 > 0'), /Invalid number/],
  ])('%s', (_what, source, message) => {
    expect(refusal(source).message).toMatch(message)
  })

  it('is told with line and column', () => {
    const error = refusal(ruleFor('1 is integer'))
    expect([error.line, error.column]).toEqual([5, 29])
  })
})

describe('what is taken', () => {
  it.each([
    ['rules without a version', 'service cloud.firestore { match /{document=**} { allow read; } }'],
    ['several methods and statements', within('match /a/{b} { allow get, list: if true; allow write; }')],
    [
      'comments anywhere',
      within('// one\n/* two\n lines */ match /a/{b} { allow read /* here */ : if true; // end\n }'),
    ],
    ['a return without a semicolon', within('function f() { return true }')],
    [
      'an own function named like one of the language',
      within('function size(x) { return x.size(); } match /a/{b} { allow read: if size("a") == 1; }'),
    ],
    ['names that hide others', within('function f(request) { let database = 1; return database == request; }')],
  ])('%s', (_what, source) => {
    expect(parseFirestoreRules(source).warnings).toEqual([])
  })
})

describe('what is taken with a warning, and fails when it is evaluated', () => {
  it.each([
    ['an unknown function', 'isOwner()', /Invalid function name: isOwner/],
    ['an unknown function of a namespace', 'math.cube(2) == 8', /Invalid function name: math.cube/],
    ['an unknown method of a value', '"a".length() == 1', /Invalid function name: length/],
    ['an unknown variable', 'user == null', /Invalid variable name: user/],
    ['too many arguments', '"a".size(1) == 1', /takes 0 arguments but is given 1/],
  ])('%s', (_what, condition, message) => {
    const [warning, ...others] = parseFirestoreRules(ruleFor(condition)).warnings
    expect(warning?.message).toMatch(message)
    expect([warning?.line, others.length]).toEqual([5, 0])
    expect(evaluateCondition(condition)).toBe('error')
    expect(evaluateCondition(`${condition} || true`)).toBe(true)
  })

  it.each([
    [
      'too few arguments for an own function',
      'function f(a, b) { return true; } match /a/{b} { allow read: if f(1); }',
    ],
    [
      'a function of another block',
      'match /a/{b} { function f() { return true; } } match /c/{d} { allow read: if f(); }',
    ],
    ['a variable of another block', 'match /a/{b} { allow read; } match /c/{d} { allow read: if b == "1"; }'],
    ['a let that comes later', 'function f() { let a = b; let b = 1; return a; } match /a/{c} { allow read: if f(); }'],
  ])('%s', (_what, body) => {
    expect(parseFirestoreRules(within(body)).warnings).toHaveLength(1)
  })
})
