import { RulesSyntaxError } from './syntax-error.ts'

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0' }
const SPACE_AND_COMMENTS = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y
const IDENTIFIER = /[A-Za-z_][A-Za-z0-9_]*/y
const NUMBER = /\d+(?:\.\d*)?|\.\d+/y

/** 1-based line and column of an offset. */
export function positionOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * Reads the source from left to right. There are no tokens: whether `/` divides or opens a path, and whether `(` belongs
 * to a path, only the parser knows.
 */
export class Scanner {
  readonly source: string
  offset = 0

  constructor(source: string) {
    this.source = source
  }

  fail(message: string, at = this.offset): never {
    const { line, column } = positionOf(this.source, at)
    throw new RulesSyntaxError(message, line, column)
  }

  /** Skips white space and comments; the offset of what comes next. */
  next(): number {
    this.match(SPACE_AND_COMMENTS)
    return this.offset
  }

  /** Takes what the sticky expression matches right here. */
  match(expression: RegExp): string | undefined {
    expression.lastIndex = this.offset
    const found = expression.exec(this.source)?.[0]
    if (found !== undefined) this.offset += found.length
    return found
  }

  get done(): boolean {
    this.next()
    return this.offset >= this.source.length
  }

  /** What comes next, for messages. */
  peekText(): string {
    this.next()
    const rest = this.source.slice(this.offset)
    return rest === '' ? 'the end of the file' : `'${/^(\w+|.)/.exec(rest)?.[0] ?? rest.charAt(0)}'`
  }

  sees(symbol: string): boolean {
    this.next()
    return this.source.startsWith(symbol, this.offset)
  }

  take(symbol: string): boolean {
    if (!this.sees(symbol)) return false
    this.offset += symbol.length
    return true
  }

  expect(symbol: string): void {
    if (!this.take(symbol)) this.fail(`Expected '${symbol}' but found ${this.peekText()}`)
  }

  takeWord(word: string): boolean {
    const start = this.next()
    if (this.match(IDENTIFIER) === word) return true
    this.offset = start
    return false
  }

  expectWord(word: string): void {
    if (!this.takeWord(word)) this.fail(`Expected '${word}' but found ${this.peekText()}`)
  }

  identifier(what: string): string {
    this.next()
    return this.match(IDENTIFIER) ?? this.fail(`Expected ${what} but found ${this.peekText()}`)
  }

  takeNumber(): string | undefined {
    this.next()
    return this.match(NUMBER)
  }

  /** A quoted text with its escapes resolved, or undefined when none begins here. */
  takeText(): string | undefined {
    const start = this.next()
    const quote = this.source.charAt(start)
    if (quote !== '"' && quote !== "'") return undefined
    let text = ''
    for (let i = start + 1; i < this.source.length; i += 1) {
      const char = this.source.charAt(i)
      if (char === quote) {
        this.offset = i + 1
        return text
      }
      if (char === '\n') break
      if (char !== '\\') {
        text += char
        continue
      }
      const [value, length] = this.#escape(i + 1)
      text += value
      i += length
    }
    return this.fail('This text is not closed', start)
  }

  #escape(at: number): [value: string, length: number] {
    const code =
      /^(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U(0010[0-9a-fA-F]{4}|000[0-9a-fA-F]{5})|([0-3][0-7]{2}))/.exec(
        this.source.slice(at, at + 9),
      )
    const hex = code?.[1] ?? code?.[2] ?? code?.[3]
    if (code !== null && hex !== undefined) return [String.fromCodePoint(Number.parseInt(hex, 16)), code[0].length]
    const octal = code?.[4]
    if (octal !== undefined) return [String.fromCodePoint(Number.parseInt(octal, 8)), octal.length]
    const char = this.source.charAt(at)
    return [ESCAPES[char] ?? char, 1]
  }
}
