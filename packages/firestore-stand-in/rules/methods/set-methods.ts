import { distinct, setHasAll, setIncludes } from '../equality.ts'
import { operation, type Operations } from '../operation.ts'
import { RulesSet } from '../value.ts'

/** https://firebase.google.com/docs/reference/rules/rules.Set */
export const SET_METHODS: Operations<RulesSet> = {
  difference: operation(1, (self, args) => {
    const other = args.set(0)
    return new RulesSet(self.values.filter((value) => !setIncludes(other, value)))
  }),
  intersection: operation(1, (self, args) => {
    const other = args.set(0)
    return new RulesSet(self.values.filter((value) => setIncludes(other, value)))
  }),
  union: operation(1, (self, args) => distinct([...self.values, ...args.set(0).values])),
  hasAll: operation(1, (self, args) => setHasAll(self, args.listOrSet(0))),
  hasAny: operation(1, (self, args) => args.listOrSet(0).some((value) => setIncludes(self, value))),
  hasOnly: operation(1, (self, args) => setHasAll(distinct(args.listOrSet(0)), self.values)),
  size: operation(0, (self) => BigInt(self.values.length)),
}
