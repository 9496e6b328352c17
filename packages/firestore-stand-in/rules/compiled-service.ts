import type { AllowMethod, ServiceNode } from './ast.ts'
import { checkNames } from './check-names.ts'
import { checkPatterns } from './check-patterns.ts'
import { Coverage, type CoverageReport } from './coverage.ts'
import { Evaluation, ExpressionLimitError } from './evaluate.ts'
import { EvaluationError } from './value.ts'
import type { Host } from './host.ts'
import { matchPath, type Target } from './match-path.ts'
import { parseRulesFile } from './parse-ruleset.ts'
import { routesOf, scopeOf, type Route } from './routes.ts'
import type { Decision, RulesWarning } from './ruleset.ts'
import { positionOf, RulesSyntaxError } from './scanner.ts'
import { Unknown, type Outcome, type Term } from './term.ts'

const GLOBALS = ['request', 'resource']

/** The methods of `allow` that permit a request. */
const GRANTED_BY: Readonly<Record<AllowMethod, readonly AllowMethod[]>> = {
  get: ['get', 'read'],
  list: ['list', 'read'],
  create: ['create', 'write'],
  update: ['update', 'write'],
  delete: ['delete', 'write'],
  read: ['read'],
  write: ['write'],
}

/** The validated rules of a service. */
export class CompiledService {
  readonly version: 1 | 2
  readonly warnings: readonly RulesWarning[]
  readonly #source: string
  readonly #routes: readonly Route[]
  readonly #service: ServiceNode
  readonly #coverage = new Coverage()

  constructor(source: string, version: 1 | 2, service: ServiceNode, warnings: readonly RulesWarning[]) {
    this.version = version
    this.warnings = warnings
    this.#source = source
    this.#routes = routesOf(service)
    this.#service = service
  }

  /** The recorded values of each expression. */
  coverage(): CoverageReport {
    return this.#coverage.report(this.#source, this.#service)
  }

  /** Allowed when one matching allow statement is certainly true. */
  judge(method: AllowMethod, target: Target, request: Term, resource: Term, host: Host): Decision {
    const evaluation = new Evaluation(host, this.#coverage)
    const reasons: string[] = []
    const globals = [['request', request] as const, ['resource', resource] as const]
    const decided = (allowed: boolean, reason: string): Decision => {
      const { expressions } = evaluation
      return allowed ? { allowed, expressions } : { allowed, expressions, reason }
    }
    try {
      for (const route of this.#routes) {
        const bindings = matchPath(route.pattern, target, this.version)
        if (bindings === undefined) continue
        for (const { methods, condition, at } of route.allows) {
          if (!methods.some((name) => GRANTED_BY[method].includes(name))) continue
          const outcome = evaluation.evaluate(condition, scopeOf(route, bindings, globals))
          if (outcome === true) return decided(true, '')
          reasons.push(`${describeRefusal(outcome)} for '${method}' @ L${positionOf(this.#source, at).line}`)
        }
      }
    } catch (error) {
      if (!(error instanceof ExpressionLimitError)) throw error
      reasons.push(error.message)
    }
    return decided(false, reasons.join(', ') || `no matching allow statement for '${method}'`)
  }
}

function describeRefusal(outcome: Outcome): string {
  if (outcome === false) return 'false'
  if (outcome instanceof EvaluationError) return `evaluation error (${outcome.message})`
  return outcome instanceof Unknown ? 'not certain of every document' : 'not a bool'
}

/** The rules of the named service in a rules file. Throws RulesSyntaxError. */
export function compileService(source: string, serviceName: string): CompiledService {
  const { version, services } = parseRulesFile(source)
  const service = services.find(({ name }) => name === serviceName)
  if (service === undefined) throw new RulesSyntaxError(`There is no service ${serviceName}`, 1, 1)
  const fail = (message: string, at: number): never => {
    const { line, column } = positionOf(source, at)
    throw new RulesSyntaxError(message, line, column)
  }
  const warnings: RulesWarning[] = []
  const warn = (message: string, at: number) => void warnings.push({ message, ...positionOf(source, at) })
  checkPatterns(service, version, { fail, warn })
  checkNames(service, GLOBALS, { fail, warn })
  return new CompiledService(source, version, service, warnings)
}
