import type { Fields, Value } from './value.ts'
import { compareValues } from './value-order.ts'

/** Whether storing one in place of the other would change nothing; 1 and 1.0, 0 and -0 differ here. */
export function sameFields(left: Fields, right: Fields): boolean {
  return (
    left.size === right.size &&
    [...left].every(([name, value]) => {
      const other = right.get(name)
      return other !== undefined && sameValue(value, other)
    })
  )
}

function sameValue(left: Value, right: Value): boolean {
  if (left.kind === 'map' && right.kind === 'map') return sameFields(left.fields, right.fields)
  if (left.kind === 'array' && right.kind === 'array')
    return (
      left.values.length === right.values.length &&
      left.values.every((value, index) => {
        const other = right.values[index]
        return other !== undefined && sameValue(value, other)
      })
    )
  if (left.kind === 'double' && right.kind === 'double') return Object.is(left.value, right.value)
  return left.kind === right.kind && compareValues(left, right) === 0
}
