import { calculate, negate } from './arithmetic.ts'
import type { Expression } from './ast.ts'
import type { Coverage } from './coverage.ts'
import { toSegments } from './conversion.ts'
import { EvaluationError, RulesPath, type RulesValue } from './value.ts'
import { callFunction, callNamespace, isNamespace } from './functions/call-function.ts'
import type { Host } from './host.ts'
import { elementOf, isRelation, membership, memberOf, relation, sliceOf } from './operators.ts'
import { callMethod } from './methods/all-methods.ts'
import { Scope } from './scope.ts'
import { isKnown, MapDiff, Unknown, UNKNOWN, type Known, type Outcome, type Term } from './term.ts'
import { isOfType, typeName } from './type-name.ts'

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
const MAX_EXPRESSIONS = 1_000

/** Refuses the request whatever its other conditions say: thrown, so that neither `||` nor another statement gets around it. */
export class ExpressionLimitError extends Error {}

/**
 * Evaluates the conditions of one request: values for a single document, terms (partly unknown) for a query.
 *
 * Expressions are counted as Google's engine counts them, found by padding conditions until they were refused
 * (tests/conformance/expression-limit.test.ts): each node of the syntax tree once whenever it is evaluated, literals, names,
 * `let` and the segments of paths too; one more for the type after `is`, for the side of `&&` and `||` that is looked at
 * second, and for a ternary, of which the second branch costs three more. All parts of an operation are evaluated, also
 * after one of them failed; arguments and `let` are evaluated once, used or not.
 */
export class Evaluation {
  readonly #host: Host
  readonly #coverage: Coverage
  #expressions = 0

  constructor(host: Host, coverage: Coverage) {
    this.#host = host
    this.#coverage = coverage
  }

  get expressions(): number {
    return this.#expressions
  }

  /** An error when the expression has no value. Throws ExpressionLimitError. */
  evaluate(node: Expression, scope: Scope): Outcome {
    this.#count(1)
    const outcome = this.#outcome(node, scope)
    this.#coverage.record(node, outcome)
    return outcome
  }

  #outcome(node: Expression, scope: Scope): Outcome {
    switch (node.kind) {
      case 'literal':
        return node.value
      case 'name':
        return this.#name(node.name, scope)
      case 'list':
        return this.#apply(node.items, scope, listOf)
      case 'map':
        return this.#apply(node.entries.flat(), scope, mapOf)
      case 'path':
        return this.#path(node.segments, scope)
      case 'member':
        return this.#apply([node.object], scope, ([object = null]) => memberOf(object, node.name))
      case 'index':
        return this.#apply([node.object, node.index], scope, ([object = null, index = null]) =>
          elementOf(object, index),
        )
      case 'slice':
        return this.#slice(node, scope)
      case 'call':
        return this.#call(node.name, node.args, scope)
      case 'method':
        return this.#method(node.object, node.name, node.args, scope)
      case 'unary':
        return this.#apply([node.operand], scope, ([operand = null]) =>
          operand instanceof Unknown ? UNKNOWN : node.op === '!' ? !booleanOf(operand) : negate(knownOf(operand)),
        )
      case 'binary':
        return this.#apply([node.left, node.right], scope, ([left = null, right = null]) => {
          if (node.op === 'in') return membership(left, right)
          if (isRelation(node.op)) return relation(node.op, left, right)
          return isKnown(left) && isKnown(right) ? calculate(node.op, left, right) : UNKNOWN
        })
      case 'logical':
        return this.#logical(node, scope)
      case 'is':
        this.#count(1)
        return this.#apply([node.operand], scope, ([operand = null]) => {
          if (operand instanceof Unknown) return operand.is(node.type) ?? UNKNOWN
          return isKnown(operand) ? isOfType(operand, node.type) : node.type === 'map'
        })
      case 'ternary': {
        const condition = this.#boolean(node.condition, scope)
        this.#count(condition === false ? 3 : 1)
        if (condition !== true) this.#coverage.skip(node.ifTrue)
        if (condition !== false) this.#coverage.skip(node.ifFalse)
        if (typeof condition !== 'boolean') return condition
        return this.evaluate(condition ? node.ifTrue : node.ifFalse, scope)
      }
    }
  }

  #name(name: string, scope: Scope): Outcome {
    const value = scope.variable(name)
    return value === undefined ? new EvaluationError(`Variable not found: ${name}`) : value
  }

  #count(expressions: number): void {
    this.#expressions += expressions
    if (this.#expressions > MAX_EXPRESSIONS) {
      throw new ExpressionLimitError(`the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached`)
    }
  }

  /** The result of `operation` on the terms, all of which are evaluated; the first error if there is one. */
  #apply(nodes: readonly Expression[], scope: Scope, operation: (terms: readonly Term[]) => Term): Outcome {
    let failure: EvaluationError | undefined
    const terms: Term[] = []
    for (const node of nodes) {
      const outcome = this.evaluate(node, scope)
      if (outcome instanceof EvaluationError) failure ??= outcome
      else terms.push(outcome)
    }
    if (failure !== undefined) return failure
    try {
      return operation(terms)
    } catch (error) {
      if (error instanceof EvaluationError) return error
      throw error
    }
  }

  #path(segments: readonly (string | Expression)[], scope: Scope): Outcome {
    const computed = segments.filter((segment) => typeof segment !== 'string')
    this.#count(segments.length - computed.length)
    return this.#apply(computed, scope, (terms) => {
      if (!terms.every(isKnown)) return UNKNOWN
      const parts = terms.map(toSegments).values()
      return new RulesPath(
        segments.flatMap((segment) => (typeof segment === 'string' ? segment : (parts.next().value ?? []))),
      )
    })
  }

  /** A bound that is left out is an expression as well. */
  #slice({ object, from, to }: Expression & { kind: 'slice' }, scope: Scope): Outcome {
    const bounds = [from, to].filter((bound) => bound !== undefined)
    this.#count(2 - bounds.length)
    return this.#apply([object, ...bounds], scope, (terms) => {
      if (!terms.every(isKnown)) return UNKNOWN
      const [sliced = null, ...given] = terms.map(storable)
      const start = from === undefined ? undefined : given.shift()
      return sliceOf(sliced, start, given.shift())
    })
  }

  #boolean(node: Expression, scope: Scope): boolean | Unknown | EvaluationError {
    const outcome = this.evaluate(node, scope)
    if (typeof outcome === 'boolean' || outcome instanceof Unknown || outcome instanceof EvaluationError) return outcome
    return notBoolean(outcome)
  }

  /** Either side decides alone, even when the other one fails or is unknown. */
  #logical(node: Expression & { kind: 'logical' }, scope: Scope): Outcome {
    const decisive = node.op === '||'
    const left = this.#boolean(node.left, scope)
    if (left === decisive) {
      this.#coverage.skip(node.right)
      return decisive
    }
    this.#count(1)
    const right = this.#boolean(node.right, scope)
    if (right === decisive) return decisive
    if (left instanceof EvaluationError) return left
    if (right instanceof EvaluationError) return right
    return left instanceof Unknown || right instanceof Unknown ? UNKNOWN : !decisive
  }

  #method(objectNode: Expression, name: string, argNodes: readonly Expression[], scope: Scope): Outcome {
    if (objectNode.kind === 'name' && isNamespace(objectNode.name)) {
      return this.#apply(argNodes, scope, (args) =>
        args.every(isKnown) ? callNamespace(objectNode.name, name, args.map(storable), this.#host) : UNKNOWN,
      )
    }
    return this.#apply([objectNode, ...argNodes], scope, ([object = null, ...args]) => {
      if (!args.every(isKnown)) return UNKNOWN
      if (object instanceof Unknown) return object.method(name, args)
      return isKnown(object) ? callMethod(object, name, args) : UNKNOWN
    })
  }

  #call(name: string, argNodes: readonly Expression[], scope: Scope): Outcome {
    const own = scope.function(name)
    if (own === undefined) {
      return this.#apply(argNodes, scope, (args) =>
        args.every(isKnown) ? callFunction(name, args.map(storable), this.#host) : UNKNOWN,
      )
    }
    const args = argNodes.map((node) => this.evaluate(node, scope))
    if (args.length !== own.node.parameters.length) {
      return new EvaluationError(`Incorrect number of arguments. Received: ${args.length}.`)
    }
    const inner = new Scope(
      own.scope,
      own.node.parameters.map((parameter, i) => [parameter, args[i] ?? null]),
    )
    for (const { name: variable, value } of own.node.lets) {
      this.#count(1)
      inner.declare(variable, this.evaluate(value, inner))
    }
    const result = this.evaluate(own.node.result, inner)
    for (const node of own.node.lets) this.#coverage.record(node, result)
    return result
  }
}

const notBoolean = (term: Term) =>
  new EvaluationError(`Type error. Received: [${isKnown(term) ? typeName(term) : 'map'}]. Expected: [bool].`)

function booleanOf(term: Term): boolean {
  if (typeof term === 'boolean') return term
  throw notBoolean(term)
}

function knownOf(term: Term): Known {
  if (isKnown(term)) return term
  throw new EvaluationError('Unsupported operation error. Received: -map')
}

const listOf = (terms: readonly Term[]): Term => (terms.every(isKnown) ? terms.map(storable) : UNKNOWN)

/** Keys and values in turn. */
function mapOf(terms: readonly Term[]): Term {
  if (!terms.every(isKnown)) return UNKNOWN
  const map = new Map<string, RulesValue>()
  const parts = terms.map(storable)
  for (let i = 0; i < parts.length; i += 2) {
    const key = parts[i]
    if (typeof key !== 'string') throw new EvaluationError('Keys of a map are texts')
    map.set(key, parts[i + 1] ?? null)
  }
  return map
}

/** Lists and maps do not hold map diffs. */
function storable(value: Known): RulesValue {
  if (value instanceof MapDiff) throw new EvaluationError('A map diff is no value of its own')
  return value
}
