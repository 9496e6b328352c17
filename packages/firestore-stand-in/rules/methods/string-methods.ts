import { operation, type Operations } from '../operation.ts'
import { matchesAll, replaceAll, split } from '../regular-expression.ts'
import { RulesBytes } from '../value.ts'

const toUpper = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())
const toLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** As `String.trim` of Java: control characters and the space, no other white space. */
// oxlint-disable-next-line no-control-regex -- Control characters are what it trims.
const trim = (text: string): string => text.replace(/^[\0- ]+|[\0- ]+$/g, '')

/**
 * https://firebase.google.com/docs/reference/rules/rules.String. Sizes and positions count UTF-16 code units, patterns
 * count characters; only the letters A to Z have another case.
 */
export const STRING_METHODS: Operations<string> = {
  lower: operation(0, toLower),
  upper: operation(0, toUpper),
  trim: operation(0, trim),
  size: operation(0, (self) => BigInt(self.length)),
  matches: operation(1, (self, args) => matchesAll(self, args.string(0))),
  replace: operation(2, (self, args) => replaceAll(self, args.string(0), args.string(1))),
  split: operation(1, (self, args) => split(self, args.string(0))),
  toUtf8: operation(0, (self) => new RulesBytes(Buffer.from(self, 'utf8'))),
}
