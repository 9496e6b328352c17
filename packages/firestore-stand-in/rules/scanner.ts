/** A rules file that does not parse, or that could never run. Line and column start at 1. */
export class RulesSyntaxError extends Error {
  readonly line: number
  readonly column: number
  constructor(message: string, line: number, column: number) {
    super(message)
    this.name = 'RulesSyntaxError'
    this.line = line
    this.column = column
  }
}

const ESCAPES = new Map(Object.entries({ n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '\\': '\\', "'": "'", '"': '"' }))
const NUMBERED_ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|[0-3][0-7]{2})/y
const PLAIN_TEXT = /[^"'\\\n]+/y
const SPACE_AND_COMMENTS = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y
const IDENTIFIER = /[A-Za-z_$][\w$]*/y
const NUMBER = /(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?![\w$.])/y

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
    return this.#takeQuoted()
      ?.map(({ text, code }) => (code === undefined ? text : String.fromCharCode(code)))
      .join('')
  }

  /** The bytes of a quoted text that stands right here: as UTF-8, but an escape by number is one byte. */
  takeBytes(): Uint8Array {
    const parts = this.#takeQuoted() ?? []
    return Buffer.concat(
      parts.map(({ text, code }) => {
        if (code === undefined) return Buffer.from(text)
        return text.startsWith('\\u') ? this.fail('Invalid bytes literal') : Buffer.of(code)
      }),
    )
  }

  /** Text as it stands or by its letter (`\n`), and code units by number (`\x41`, `\u0041`, `\101`). */
  #takeQuoted(): { text: string; code?: number }[] | undefined {
    const start = this.next()
    const quote = this.source.charAt(start)
    if (quote !== '"' && quote !== "'") return undefined
    const parts: { text: string; code?: number }[] = []
    this.offset += 1
    for (;;) {
      const text = this.match(PLAIN_TEXT)
      if (text !== undefined) parts.push({ text })
      const char = this.source.charAt(this.offset)
      if (char === '\\') parts.push(this.#takeEscape())
      else if (char === '"' || char === "'") {
        this.offset += 1
        if (char === quote) return parts
        parts.push({ text: char })
      } else return this.fail('This text is not closed', start)
    }
  }

  #takeEscape(): { text: string; code?: number } {
    const number = this.match(NUMBERED_ESCAPE)
    if (number !== undefined) {
      const octal = /^\\\d/.test(number)
      return { text: number, code: Number.parseInt(number.slice(octal ? 1 : 2), octal ? 8 : 16) }
    }
    const text = ESCAPES.get(this.source.charAt(this.offset + 1)) ?? this.fail('Invalid escape sequence')
    this.offset += 2
    return { text }
  }
}
