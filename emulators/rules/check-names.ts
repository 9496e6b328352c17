import type { Expression, FunctionNode, MatchNode, ServiceNode } from './ast.ts'
import { arityOf, isNamespace } from './functions/call-function.ts'
import { aritiesOf } from './methods/all-methods.ts'
import { childrenOf } from './syntax-tree.ts'
import { TYPE_NAMES } from './type-name.ts'

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
const MAX_PARAMETERS = 7
const MAX_LETS = 10
const MAX_CALL_DEPTH = 20

type Fail = (message: string, at: number) => never
type Functions = ReadonlyMap<string, FunctionNode>

interface Names {
  readonly variables: ReadonlySet<string>
  readonly functions: Functions
}

/** Finds names that nothing declares, calls that cannot fit and functions that would call themselves. */
export function checkNames(service: ServiceNode, globals: readonly string[], fail: Fail): void {
  checkBlock(service.body, { variables: new Set(globals), functions: new Map() }, fail)
}

function checkBlock(block: MatchNode, outer: Names, fail: Fail): void {
  const wildcards = block.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]))
  const functions = new Map(outer.functions)
  const own = new Set<string>()
  for (const node of block.functions) {
    if (own.has(node.name)) fail(`Function '${node.name}' is defined twice`, node.at)
    own.add(node.name)
    functions.set(node.name, node)
  }
  const names = { variables: new Set([...outer.variables, ...wildcards]), functions }
  for (const node of block.functions) {
    checkFunction(node, names, fail)
    checkRecursion(node, functions, [], fail)
  }
  for (const { condition } of block.allows) checkExpression(condition, names, fail)
  for (const inner of block.matches) checkBlock(inner, names, fail)
}

function checkFunction(node: FunctionNode, outer: Names, fail: Fail): void {
  const { name, parameters, lets, at } = node
  if (parameters.length > MAX_PARAMETERS) fail(`Function '${name}' has more than ${MAX_PARAMETERS} parameters`, at)
  if (lets.length > MAX_LETS) fail(`Function '${name}' has more than ${MAX_LETS} let bindings`, at)
  const own = new Set<string>()
  for (const variable of [...parameters, ...lets.map((binding) => binding.name)]) {
    if (own.has(variable)) fail(`The identifier [${variable}] is already bound in the current scope`, at)
    own.add(variable)
  }
  const variables = new Set([...outer.variables, ...parameters])
  const names = { variables, functions: outer.functions }
  for (const binding of lets) {
    checkExpression(binding.value, names, fail)
    variables.add(binding.name)
  }
  checkExpression(node.result, names, fail)
}

function checkRecursion(node: FunctionNode, functions: Functions, callers: readonly FunctionNode[], fail: Fail): void {
  if (callers.includes(node)) {
    if (callers[0] === node) fail(`Function '${node.name}' calls itself, which rules may not`, node.at)
    return
  }
  if (callers.length > MAX_CALL_DEPTH) fail(`Functions may call ${MAX_CALL_DEPTH} deep`, node.at)
  const visit = (expression: Expression): void => {
    const called = expression.kind === 'call' ? functions.get(expression.name) : undefined
    if (called !== undefined) checkRecursion(called, functions, [...callers, node], fail)
    childrenOf(expression).forEach(visit)
  }
  for (const { value } of node.lets) visit(value)
  visit(node.result)
}

function checkExpression(node: Expression, names: Names, fail: Fail): void {
  if (node.kind === 'name' && !names.variables.has(node.name)) fail(`Invalid variable name: ${node.name}`, node.at)
  if (node.kind === 'is' && !TYPE_NAMES.some((type) => type === node.type)) fail(`Unknown type: ${node.type}`, node.at)
  if (node.kind === 'call') {
    const own = names.functions.get(node.name)
    const arity = own === undefined ? arityOf(node.name) : ([own.parameters.length, own.parameters.length] as const)
    checkCall(node.name, node.args.length, arity === undefined ? [] : [arity], node.at, fail)
  }
  if (node.kind === 'method') {
    const { object } = node
    const namespace =
      object.kind === 'name' && !names.variables.has(object.name) && isNamespace(object.name) ? object.name : undefined
    const arity = namespace === undefined ? undefined : arityOf(node.name, namespace)
    const arities = namespace === undefined ? aritiesOf(node.name) : arity === undefined ? [] : [arity]
    const name = namespace === undefined ? node.name : `${namespace}.${node.name}`
    checkCall(name, node.args.length, arities, node.at, fail)
    if (namespace !== undefined) {
      node.args.forEach((arg) => checkExpression(arg, names, fail))
      return
    }
  }
  childrenOf(node).forEach((child) => checkExpression(child, names, fail))
}

function checkCall(
  name: string,
  count: number,
  arities: readonly (readonly [number, number])[],
  at: number,
  fail: Fail,
): void {
  const [first] = arities
  if (first === undefined) return fail(`Invalid function name: ${name}`, at)
  if (arities.some(([min, max]) => count >= min && count <= max)) return
  return fail(`Function '${name}' takes ${first[0]} arguments but is given ${count}`, at)
}
