import { parseFirestoreRules } from '../firestore-ruleset.ts'
import type { DocumentRequest, RulesAuth, RulesContext, RulesDocument } from '../ruleset.ts'
import type { RulesValue } from '../value.ts'

export const ROOT = 'projects/demo/databases/(default)/documents'

export const documentOf = (path: string, fields: Record<string, RulesValue> = {}): RulesDocument => ({
  name: `${ROOT}/${path}`,
  fields: new Map(Object.entries(fields)),
})

export function contextOf(auth: RulesAuth | null, stored: readonly RulesDocument[] = []): RulesContext {
  const read = (name: string) => stored.find((document) => document.name === name)
  return { auth, time: new Date('2026-05-04T10:20:30.456Z'), read, readAfter: read }
}

export const ruleFor = (condition: string, allow = 'read, write'): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} {
      allow ${allow}: if ${condition};
    }
  }
}`

export interface Situation {
  readonly auth?: RulesAuth | null
  readonly fields?: Record<string, RulesValue>
  readonly stored?: readonly RulesDocument[]
  readonly request?: Partial<DocumentRequest>
}

/** What `allow read: if condition` comes to for a document: its truth, or `error` when it has none. */
export function evaluateCondition(condition: string, situation: Situation = {}): boolean | 'error' {
  const { auth = { uid: 'ann', token: {} }, fields = {}, stored = [], request = {} } = situation
  const before = documentOf('things/one', fields)
  const decision = parseFirestoreRules(ruleFor(condition)).decide(
    { method: 'get', name: before.name, before, after: undefined, ...request },
    contextOf(auth, stored),
  )
  if (decision.allowed) return true
  return decision.reason.startsWith('evaluation error') ? 'error' : false
}
