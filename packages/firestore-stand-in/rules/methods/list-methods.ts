import { toText } from '../conversion.ts'
import { distinct, hasAll, includes } from '../equality.ts'
import { operation, type Operations } from '../operation.ts'
import type { RulesValue } from '../value.ts'

/** https://firebase.google.com/docs/reference/rules/rules.List */
export const LIST_METHODS: Operations<readonly RulesValue[]> = {
  concat: operation(1, (self, args) => [...self, ...args.list(0)]),
  hasAll: operation(1, (self, args) => hasAll(self, args.list(0))),
  hasAny: operation(1, (self, args) => args.list(0).some((value) => includes(self, value))),
  hasOnly: operation(1, (self, args) => hasAll(args.list(0), self)),
  join: operation(1, (self, args) => self.map(toText).join(args.string(0))),
  removeAll: operation(1, (self, args) => {
    const removed = args.list(0)
    return self.filter((value) => !includes(removed, value))
  }),
  size: operation(0, (self) => BigInt(self.length)),
  toSet: operation(0, distinct),
}
