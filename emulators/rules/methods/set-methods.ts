import { distinct, hasAll, includes } from '../equality.ts'
import { operation, type Operations } from '../operation.ts'
import { RulesSet } from '../value.ts'

/** https://firebase.google.com/docs/reference/rules/rules.Set */
export const SET_METHODS: Operations<RulesSet> = {
  difference: operation(1, (self, args) => {
    const other = args.set(0).values
    return new RulesSet(self.values.filter((value) => !includes(other, value)))
  }),
  intersection: operation(1, (self, args) => {
    const other = args.set(0).values
    return new RulesSet(self.values.filter((value) => includes(other, value)))
  }),
  union: operation(1, (self, args) => distinct([...self.values, ...args.set(0).values])),
  hasAll: operation(1, (self, args) => hasAll(self.values, args.listOrSet(0))),
  hasAny: operation(1, (self, args) => args.listOrSet(0).some((value) => includes(self.values, value))),
  hasOnly: operation(1, (self, args) => hasAll(args.listOrSet(0), self.values)),
  size: operation(0, (self) => BigInt(self.values.length)),
}
