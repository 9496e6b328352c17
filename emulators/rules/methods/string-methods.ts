import { characters } from '../characters.ts'
import { operation, type Operations } from '../operation.ts'
import { compileExpression } from '../regular-expression.ts'
import { RulesBytes } from '../value.ts'

/** https://firebase.google.com/docs/reference/rules/rules.String. Sizes and positions count characters, not UTF-16 units. */
export const STRING_METHODS: Operations<string> = {
  lower: operation(0, (self) => self.toLowerCase()),
  upper: operation(0, (self) => self.toUpperCase()),
  trim: operation(0, (self) => self.trim()),
  size: operation(0, (self) => BigInt(characters(self).length)),
  matches: operation(1, (self, args) => compileExpression(args.string(0)).testExact(self)),
  replace: operation(2, (self, args) => compileExpression(args.string(0)).matcher(self).replaceAll(args.string(1))),
  split: operation(1, (self, args) => compileExpression(args.string(0)).split(self)),
  toUtf8: operation(0, (self) => new RulesBytes(Buffer.from(self, 'utf8'))),
}
