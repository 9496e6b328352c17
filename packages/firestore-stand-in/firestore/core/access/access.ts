/** Applies the security rules of a project. Without rules everything is allowed, as in the official emulator. */
import type { CoverageReport } from '../../../rules/coverage.ts'
import type { Decision, FirestoreRuleset, RulesContext, WriteMethod } from '../../../rules/ruleset.ts'
import type { Caller, Judgement } from '../../service.ts'
import { FirestoreError } from '../../service.ts'
import { fullName, parseDatabaseName, parseResourceName } from '../paths/document-name.ts'
import type { Query } from '../queries/query.ts'
import { toQueryRequest, toRulesDocument } from '../rules-value.ts'
import type { Database } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import { microsToDate } from '../values/timestamp.ts'
import { requestTimeOf } from '../writes/apply-write.ts'
import type { CommitPlan, Step } from '../writes/commit-plan.ts'

type Reader = (path: string) => StoredDocument | undefined

export class Access {
  readonly #rulesets = new Map<string, FirestoreRuleset>()
  readonly #log: (line: string) => void
  readonly #listeners = new Set<(judgement: Judgement) => void>()

  constructor(log: (line: string) => void) {
    this.#log = log
  }

  setRules(project: string, ruleset: FirestoreRuleset): void {
    this.#rulesets.set(project, ruleset)
  }

  coverage(project: string): CoverageReport | undefined {
    return this.#rulesets.get(project)?.coverage()
  }

  onJudgement(listener: (judgement: Judgement) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The rules for this caller, if any. */
  #rulesFor(database: Database, caller: Caller): FirestoreRuleset | undefined {
    return caller.kind === 'admin' ? undefined : this.#rulesets.get(parseDatabaseName(database.name).project)
  }

  #context(database: Database, caller: Caller, time: bigint, after: Reader): RulesContext {
    const reading = (read: Reader) => (name: string) => {
      const parsed = parseResourceName(name)
      return parsed.database === database.name ? toRulesDocument(database.name, read(parsed.path)) : undefined
    }
    return {
      auth: caller.kind === 'user' ? { uid: caller.uid, token: caller.token } : null,
      time: microsToDate(requestTimeOf(time)),
      read: reading((path) => database.get(path)),
      readAfter: reading(after),
    }
  }

  #report({ allowed, expressions }: Decision, method: Judgement['method'], path: string): void {
    for (const listener of this.#listeners) listener({ method, path, allowed, expressions })
  }

  #demand(decision: Decision, method: Judgement['method'], path: string): void {
    this.#report(decision, method, path)
    if (decision.allowed) return
    this.#log(`denied ${method} ${path}: ${decision.reason}`)
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
  }

  #decideGet(database: Database, caller: Caller, path: string, document: StoredDocument | undefined): Decision {
    const rules = this.#rulesFor(database, caller)
    if (!rules) return { allowed: true, expressions: 0 }
    const name = fullName(database.name, path)
    const context = this.#context(database, caller, database.clock.readTime(), (other) => database.get(other))
    const before = toRulesDocument(database.name, document)
    return rules.decide({ method: 'get', name, before, after: undefined }, context)
  }

  checkGet(database: Database, caller: Caller, path: string, document: StoredDocument | undefined): void {
    this.#demand(this.#decideGet(database, caller, path, document), 'get', path)
  }

  mayGet(database: Database, caller: Caller, document: StoredDocument): boolean {
    return this.#decideGet(database, caller, document.path, document).allowed
  }

  checkList(database: Database, caller: Caller, query: Query): void {
    const rules = this.#rulesFor(database, caller)
    if (!rules) return
    const context = this.#context(database, caller, database.clock.readTime(), (other) => database.get(other))
    const { parent, collectionId = '*' } = query.scope
    this.#demand(rules.decideQuery(toQueryRequest(query), context), 'list', `${parent}/${collectionId}`)
  }

  /** Calls without a method in the rules language are for administrators only. */
  checkAdmin(database: Database, caller: Caller): void {
    if (this.#rulesFor(database, caller))
      throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
  }

  checkCommit(database: Database, caller: Caller, plan: CommitPlan): void {
    const rules = this.#rulesFor(database, caller)
    if (!rules) return
    const context = this.#context(database, caller, plan.time, (path) =>
      plan.outcome.has(path) ? plan.outcome.get(path) : database.get(path),
    )
    for (const step of plan.steps) {
      if (step.write.kind === 'verify') {
        this.checkGet(database, caller, step.write.path, step.before)
        continue
      }
      const method = methodOf(step)
      const decision = rules.decide(
        {
          method,
          name: fullName(database.name, step.write.path),
          before: method === 'create' ? undefined : toRulesDocument(database.name, step.before),
          after: toRulesDocument(database.name, step.after),
        },
        context,
      )
      this.#demand(decision, method, step.write.path)
    }
  }
}

/**
 * The precondition determines whether it is a create or an update: after a lost race, the precondition fails, not a
 * rule.
 */
function methodOf({ write, before }: Step): WriteMethod {
  if (write.kind === 'delete') return 'delete'
  const { precondition } = write
  if (precondition.kind === 'exists') return precondition.exists ? 'update' : 'create'
  return before || precondition.kind === 'updateTime' ? 'update' : 'create'
}
