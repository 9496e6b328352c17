import { toFloat, toInt, toPath, toText } from '../conversion.ts'
import { operation, type Operations } from '../operation.ts'

/** Functions that belong to no namespace and need nothing but their argument. */
export const CONVERSIONS: Operations<undefined> = {
  float: operation(1, (_, args) => toFloat(args.any(0))),
  int: operation(1, (_, args) => toInt(args.any(0))),
  path: operation(1, (_, args) => toPath(args.any(0))),
  string: operation(1, (_, args) => toText(args.any(0))),
}
