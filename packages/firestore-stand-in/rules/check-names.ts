import type { Expression, FunctionNode, MatchNode, ServiceNode } from './ast.ts'
import { EvaluationError } from './value.ts'
import { arityOf, isNamespace } from './functions/call-function.ts'
import { aritiesOf } from './methods/all-methods.ts'
import { compileExpression } from './regular-expression.ts'
import { childrenOf } from './syntax-tree.ts'
import { TYPE_NAMES } from './type-name.ts'

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
const MAX_PARAMETERS = 7
const MAX_LETS = 10
const MAX_CALL_DEPTH = 20

/** Where a finding goes: rules with errors are refused, rules with warnings are loaded. */
export interface Findings {
  readonly fail: (message: string, at: number) => never
  readonly warn: (message: string, at: number) => void
}

type Functions = ReadonlyMap<string, FunctionNode>

interface Names {
  readonly variables: ReadonlySet<string>
  readonly functions: Functions
}

/**
 * Refuses functions that would call themselves, names bound twice and patterns that do not compile; warns of names that
 * nothing declares and of calls that cannot fit, which fail whenever they are evaluated.
 */
export function checkNames(service: ServiceNode, globals: readonly string[], findings: Findings): void {
  checkBlock(service.body, { variables: new Set(globals), functions: new Map() }, findings)
}

function checkBlock(block: MatchNode, outer: Names, findings: Findings): void {
  const wildcards = block.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]))
  const functions = new Map(outer.functions)
  const own = new Set<string>()
  for (const node of block.functions) {
    if (own.has(node.name)) findings.fail(`Function '${node.name}' is defined twice`, node.at)
    own.add(node.name)
    functions.set(node.name, node)
  }
  const names = { variables: new Set([...outer.variables, ...wildcards]), functions }
  for (const node of block.functions) {
    checkFunction(node, names, findings)
    checkRecursion(node, functions, [], findings)
  }
  for (const { condition } of block.allows) checkExpression(condition, names, findings)
  for (const inner of block.matches) checkBlock(inner, names, findings)
}

function checkFunction(node: FunctionNode, outer: Names, findings: Findings): void {
  const { name, parameters, lets, at } = node
  if (parameters.length > MAX_PARAMETERS)
    findings.fail(`Function '${name}' has more than ${MAX_PARAMETERS} parameters`, at)
  if (lets.length > MAX_LETS) findings.fail(`Function '${name}' has more than ${MAX_LETS} let bindings`, at)
  const own = new Set<string>()
  for (const variable of [...parameters, ...lets.map((binding) => binding.name)]) {
    if (own.has(variable)) findings.fail(`The identifier [${variable}] is already bound in the current scope`, at)
    checkVariableName(variable, at, findings)
    own.add(variable)
  }
  const variables = new Set([...outer.variables, ...parameters])
  const names = { variables, functions: outer.functions }
  for (const binding of lets) {
    checkExpression(binding.value, names, findings)
    variables.add(binding.name)
  }
  checkExpression(node.result, names, findings)
}

function checkRecursion(
  node: FunctionNode,
  functions: Functions,
  callers: readonly FunctionNode[],
  findings: Findings,
): void {
  if (callers.includes(node)) {
    if (callers[0] === node) findings.fail(`Function '${node.name}' calls itself, which rules may not`, node.at)
    return
  }
  if (callers.length > MAX_CALL_DEPTH) findings.fail(`Functions may call ${MAX_CALL_DEPTH} deep`, node.at)
  const visit = (expression: Expression): void => {
    const called = expression.kind === 'call' ? functions.get(expression.name) : undefined
    if (called !== undefined) checkRecursion(called, functions, [...callers, node], findings)
    childrenOf(expression).forEach(visit)
  }
  for (const { value } of node.lets) visit(value)
  visit(node.result)
}

function checkVariableName(name: string, at: number, findings: Findings): void {
  if (isNamespace(name)) findings.fail(`${name} is a package and cannot be used as variable name`, at)
}

function checkExpression(node: Expression, names: Names, findings: Findings): void {
  if (node.kind === 'name') {
    checkVariableName(node.name, node.at, findings)
    if (!names.variables.has(node.name)) findings.warn(`Invalid variable name: ${node.name}`, node.at)
  }
  if (node.kind === 'is' && !TYPE_NAMES.some((type) => type === node.type))
    findings.fail(`Unknown type: ${node.type}`, node.at)
  if (node.kind === 'call') {
    const own = names.functions.get(node.name)
    const arity = own === undefined ? arityOf(node.name) : ([own.parameters.length, own.parameters.length] as const)
    checkCall(node.name, node.args.length, arity === undefined ? [] : [arity], node.at, findings)
  }
  if (node.kind === 'method') {
    const { object } = node
    const namespace = object.kind === 'name' && isNamespace(object.name) ? object.name : undefined
    const arity = namespace === undefined ? undefined : arityOf(node.name, namespace)
    const arities = namespace === undefined ? aritiesOf(node.name) : arity === undefined ? [] : [arity]
    const name = namespace === undefined ? node.name : `${namespace}.${node.name}`
    checkCall(name, node.args.length, arities, node.at, findings)
    if (node.name === 'matches' || node.name === 'split') checkPattern(node.args[0], findings)
    if (namespace !== undefined) {
      node.args.forEach((arg) => checkExpression(arg, names, findings))
      return
    }
  }
  childrenOf(node).forEach((child) => checkExpression(child, names, findings))
}

function checkPattern(node: Expression | undefined, findings: Findings): void {
  if (node?.kind !== 'literal' || typeof node.value !== 'string') return
  try {
    compileExpression(node.value)
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    findings.fail(error.message, node.at)
  }
}

function checkCall(
  name: string,
  count: number,
  arities: readonly (readonly [number, number])[],
  at: number,
  findings: Findings,
): void {
  const [first] = arities
  if (first === undefined) return findings.warn(`Invalid function name: ${name}`, at)
  if (arities.some(([min, max]) => count >= min && count <= max)) return
  return findings.warn(`Function '${name}' takes ${first[0]} arguments but is given ${count}`, at)
}
