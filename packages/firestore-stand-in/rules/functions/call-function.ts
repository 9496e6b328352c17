import { toFloat, toInt, toPath, toText } from '../conversion.ts'
import { EvaluationError, type RulesValue } from '../value.ts'
import { DOCUMENT_FUNCTIONS, type Host } from '../host.ts'
import { Arguments, operation, type Operation, type Operations } from '../operation.ts'
import type { Known } from '../term.ts'
import { NAMESPACES } from './namespaces.ts'

type Arity = Operation<undefined>['arity']

/** Functions that belong to no namespace and need nothing but their argument. */
const CONVERSIONS: Operations<undefined> = {
  float: operation(1, (_, args) => toFloat(args.any(0))),
  int: operation(1, (_, args) => toInt(args.any(0))),
  path: operation(1, (_, args) => toPath(args.any(0))),
  string: operation(1, (_, args) => toText(args.any(0))),
}

const documentFunction = (name: string) => DOCUMENT_FUNCTIONS.find((candidate) => candidate === name)

export const isNamespace = (name: string): boolean => name === 'firestore' || Object.hasOwn(NAMESPACES, name)

const lookup = (table: Operations<undefined>, name: string) => (Object.hasOwn(table, name) ? table[name] : undefined)

/** How many arguments a function of the language takes; undefined when there is none of this name. */
export function arityOf(name: string, namespace?: string): Arity | undefined {
  if (namespace === 'firestore') return name === 'get' || name === 'exists' ? [1, 1] : undefined
  if (namespace !== undefined) return lookup(NAMESPACES[namespace] ?? {}, name)?.arity
  if (name === 'debug') return [1, Infinity]
  if (documentFunction(name) !== undefined) return [1, 1]
  return lookup(CONVERSIONS, name)?.arity
}

/** A function outside of namespaces. */
export function callFunction(name: string, args: readonly RulesValue[], host: Host): Known {
  const reader = documentFunction(name)
  if (reader !== undefined) return host.document(reader, new Arguments(name, args).path(0))
  if (name === 'debug') {
    const value = new Arguments(name, args).any(0)
    host.debug(value)
    return value
  }
  return run(lookup(CONVERSIONS, name), name, args)
}

export function callNamespace(namespace: string, name: string, args: readonly RulesValue[], host: Host): Known {
  if (namespace === 'firestore') return callFunction(name, args, host)
  return run(lookup(NAMESPACES[namespace] ?? {}, name), `${namespace}.${name}`, args)
}

function run(found: Operation<undefined> | undefined, name: string, args: readonly RulesValue[]): Known {
  if (found === undefined) throw new EvaluationError(`Function not found error: ${name}`)
  const [min, max] = found.arity
  if (args.length < min || args.length > max) {
    throw new EvaluationError(`Incorrect number of arguments. Received: ${args.length}. Expected: ${name} with ${min}.`)
  }
  return found.run(undefined, new Arguments(name, args))
}
