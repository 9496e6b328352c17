import { calculate, negate } from './arithmetic.ts'
import type { Expression } from './ast.ts'
import { toSegment } from './conversion.ts'
import { EvaluationError } from './evaluation-error.ts'
import { callFunction, callNamespace, isNamespace } from './functions/call-function.ts'
import type { Host } from './host.ts'
import { elementOf, isRelation, membership, memberOf, relation, sliceOf } from './operators.ts'
import { callMethod } from './methods/all-methods.ts'
import { Scope } from './scope.ts'
import { isKnown, MapDiff, Unknown, UNKNOWN, type Known, type Term } from './term.ts'
import { isOfType, typeName } from './type-name.ts'
import { RulesPath, type RulesValue } from './value.ts'

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
const MAX_EXPRESSIONS = 1_000
const MAX_CALL_DEPTH = 20

/** A limit of the whole request: `||` does not get around it. */
class LimitError extends EvaluationError {}

/** Evaluates the conditions of one request: values for a single document, terms (partly unknown) for a query. */
export class Evaluation {
  readonly #host: Host
  #expressions = 0
  #depth = 0

  constructor(host: Host) {
    this.#host = host
  }

  /** Throws EvaluationError when the expression has no value. */
  evaluate(node: Expression, scope: Scope): Term {
    if (node.kind !== 'literal' && node.kind !== 'name' && (this.#expressions += 1) > MAX_EXPRESSIONS) {
      throw new LimitError(`A request may evaluate at most ${MAX_EXPRESSIONS} expressions`)
    }
    switch (node.kind) {
      case 'literal':
        return node.value
      case 'name':
        return this.#name(node.name, scope)
      case 'list':
        return this.#each(node.items, scope) ?? UNKNOWN
      case 'map':
        return this.#map(node.entries, scope)
      case 'path':
        return this.#path(node.segments, scope)
      case 'member':
        return memberOf(this.evaluate(node.object, scope), node.name)
      case 'index':
        return elementOf(this.evaluate(node.object, scope), this.evaluate(node.index, scope))
      case 'slice': {
        const parts = this.#each([node.object, node.from, node.to], scope)
        return parts === undefined ? UNKNOWN : sliceOf(parts)
      }
      case 'call':
        return this.#call(node.name, node.args, scope)
      case 'method':
        return this.#method(node.object, node.name, node.args, scope)
      case 'unary':
        return this.#unary(node.op, node.operand, scope)
      case 'binary':
        return this.#binary(node, scope)
      case 'logical':
        return this.#logical(node, scope)
      case 'is': {
        const operand = this.evaluate(node.operand, scope)
        if (operand instanceof Unknown) return operand.is(node.type) ?? UNKNOWN
        return isKnown(operand) ? isOfType(operand, node.type) : node.type === 'map'
      }
      case 'ternary': {
        const condition = this.#boolean(node.condition, scope)
        return condition instanceof Unknown ? UNKNOWN : this.evaluate(condition ? node.ifTrue : node.ifFalse, scope)
      }
    }
  }

  #name(name: string, scope: Scope): Term {
    const value = scope.variable(name)
    if (value === undefined) throw new EvaluationError(`Variable not found: ${name}`)
    return value
  }

  /** The values of the expressions; undefined when one of them is unknown. */
  #each(nodes: readonly Expression[], scope: Scope): RulesValue[] | undefined {
    const terms = nodes.map((node) => this.evaluate(node, scope))
    return terms.every(isKnown) ? terms.map(storable) : undefined
  }

  #map(entries: readonly (readonly [Expression, Expression])[], scope: Scope): Term {
    const map = new Map<string, RulesValue>()
    let known = true
    for (const [keyNode, valueNode] of entries) {
      const [key, value] = this.#each([keyNode, valueNode], scope) ?? []
      if (key === undefined || value === undefined) known = false
      else if (typeof key !== 'string') throw new EvaluationError('Keys of a map are texts')
      else map.set(key, value)
    }
    return known ? map : UNKNOWN
  }

  #path(segments: readonly (string | Expression)[], scope: Scope): Term {
    const terms = segments.map((segment) => (typeof segment === 'string' ? segment : this.evaluate(segment, scope)))
    return terms.every(isKnown) ? new RulesPath(terms.flatMap((term) => toSegment(term).split('/'))) : UNKNOWN
  }

  #boolean(node: Expression, scope: Scope): boolean | Unknown {
    const value = this.evaluate(node, scope)
    if (typeof value === 'boolean' || value instanceof Unknown) return value
    throw new EvaluationError(`Expected bool but got ${isKnown(value) ? typeName(value) : 'map'}`)
  }

  #unary(op: '!' | '-', operand: Expression, scope: Scope): Term {
    if (op === '!') {
      const value = this.#boolean(operand, scope)
      return value instanceof Unknown ? UNKNOWN : !value
    }
    const value = this.evaluate(operand, scope)
    return isKnown(value) ? negate(value) : UNKNOWN
  }

  #binary(node: Expression & { kind: 'binary' }, scope: Scope): Term {
    const left = this.evaluate(node.left, scope)
    const right = this.evaluate(node.right, scope)
    if (node.op === 'in') return membership(left, right)
    if (isRelation(node.op)) return relation(node.op, left, right)
    return isKnown(left) && isKnown(right) ? calculate(node.op, left, right) : UNKNOWN
  }

  /** Either side decides alone, even when the other one fails or is unknown. */
  #logical(node: Expression & { kind: 'logical' }, scope: Scope): Term {
    const decisive = node.op === '||'
    const attempt = (side: Expression): boolean | Unknown | EvaluationError => {
      try {
        return this.#boolean(side, scope)
      } catch (error) {
        if (error instanceof EvaluationError && !(error instanceof LimitError)) return error
        throw error
      }
    }
    const left = attempt(node.left)
    if (left === decisive) return decisive
    const right = attempt(node.right)
    if (right === decisive) return decisive
    if (left instanceof EvaluationError) throw left
    if (right instanceof EvaluationError) throw right
    return left instanceof Unknown || right instanceof Unknown ? UNKNOWN : !decisive
  }

  #method(objectNode: Expression, name: string, argNodes: readonly Expression[], scope: Scope): Term {
    if (objectNode.kind === 'name' && isNamespace(objectNode.name) && scope.variable(objectNode.name) === undefined) {
      const args = this.#each(argNodes, scope)
      return args === undefined ? UNKNOWN : callNamespace(objectNode.name, name, args, this.#host)
    }
    const object = this.evaluate(objectNode, scope)
    const args = argNodes.map((node) => this.evaluate(node, scope))
    if (!args.every(isKnown)) return UNKNOWN
    if (object instanceof Unknown) return object.method(name, args)
    return isKnown(object) ? callMethod(object, name, args) : UNKNOWN
  }

  #call(name: string, argNodes: readonly Expression[], scope: Scope): Term {
    const own = scope.function(name)
    if (own === undefined) {
      const args = this.#each(argNodes, scope)
      return args === undefined ? UNKNOWN : callFunction(name, args, this.#host)
    }
    if ((this.#depth += 1) > MAX_CALL_DEPTH) throw new LimitError(`Functions may call ${MAX_CALL_DEPTH} deep`)
    try {
      const passed = argNodes.map((node) => this.evaluate(node, scope))
      const inner = new Scope(
        own.scope,
        own.node.parameters.map((parameter, i) => [parameter, passed[i] ?? null]),
      )
      for (const { name: variable, value } of own.node.lets) {
        const term = this.evaluate(value, inner)
        passed.push(term)
        inner.declare(variable, term)
      }
      const result = this.evaluate(own.node.result, inner)
      // An argument that fails for some documents fails the call, whether the function looks at it or not.
      return passed.every((term) => !(term instanceof Unknown) || term.certain) ? result : UNKNOWN
    } finally {
      this.#depth -= 1
    }
  }
}

/** Lists and maps do not hold map diffs. */
function storable(value: Known): RulesValue {
  if (value instanceof MapDiff) throw new EvaluationError('A map diff is no value of its own')
  return value
}
