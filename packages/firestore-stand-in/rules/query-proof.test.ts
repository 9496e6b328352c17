import { describe, expect, it } from 'vitest'
import { parseFirestoreRules } from './firestore-ruleset.ts'
import type { FilterOp, QueryFilter, QueryRequest } from './ruleset.ts'
import { contextOf, documentOf, ROOT, ruleFor } from './testing/evaluate-condition.ts'
import { RulesPath, RulesTimestamp, type RulesValue } from './value.ts'

const where = (field: string, op: FilterOp, value: RulesValue): QueryFilter => ({
  kind: 'field',
  field: field.split('.'),
  op,
  value,
})
const and = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'and', filters })
const or = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'or', filters })

const queryOf = (filter?: QueryFilter, more: Partial<QueryRequest> = {}): QueryRequest => ({
  parent: ROOT,
  collectionId: 'things',
  allDescendants: false,
  filter,
  orderBy: [],
  limit: undefined,
  offset: 0,
  ...more,
})

const ann = contextOf({ uid: 'ann', token: {} }, [documentOf('users/ann', { role: 'editor' })])
const judge = (condition: string, filter?: QueryFilter, more?: Partial<QueryRequest>, allow = 'list') =>
  parseFirestoreRules(ruleFor(condition, allow)).decideQuery(queryOf(filter, more), ann).allowed

const active = 'resource.data.isActive == true'
const owner = 'resource.data.owner == request.auth.uid'
const level = 'resource.data.level'

describe('a condition on a field takes only queries that promise it', () => {
  it.each([
    [active, undefined, false],
    [active, where('isActive', '==', true), true],
    [active, where('isActive', '==', false), false],
    [active, where('isActive', '!=', false), false],
    [active, where('isActive', 'in', [true]), true],
    [active, where('isActive', 'in', [true, false]), false],
    [active, and(where('price', '>', 5n), where('isActive', '==', true)), true],
    [active, or(where('isActive', '==', true), where('price', '>', 5n)), false],
    [active, or(where('isActive', '==', true), and(where('isActive', '==', true), where('x', '==', 1n))), true],
    ['resource.data.isActive', where('isActive', '==', true), true],
    ['!resource.data.hidden', where('hidden', '==', false), true],
    ['!resource.data.hidden', where('hidden', '!=', true), false],
    [owner, where('owner', '==', 'ann'), true],
    [owner, where('owner', '==', 'bob'), false],
    [owner, undefined, false],
    [`${owner} || ${active}`, where('isActive', '==', true), true],
    [`${owner} && ${active}`, where('isActive', '==', true), false],
    [`${owner} && ${active}`, and(where('isActive', '==', true), where('owner', '==', 'ann')), true],
    ['resource.data.owner != "bob"', where('owner', '!=', 'bob'), true],
    ['resource.data.owner != "bob"', where('owner', 'not-in', ['bob', 'eve']), true],
    ['resource.data.owner != "bob"', where('owner', '>', 'c'), true],
    ['resource.data.owner in ["ann", "bob"]', where('owner', 'in', ['ann', 'bob']), true],
    ['resource.data.owner in ["ann", "bob"]', where('owner', 'in', ['ann', 'eve']), false],
    ['resource.data.place.city == "Rome"', where('place.city', '==', 'Rome'), true],
    ['resource.data.place.city == "Rome"', where('place', '==', new Map([['city', 'Rome']])), true],
    ['resource.data["place"]["city"] == "Rome"', where('place.city', '==', 'Rome'), true],
    ['resource.data.get("owner", "") == "ann"', where('owner', '==', 'ann'), true],
    ['resource.data.get("owner", "ann") == "ann"', undefined, false],
    ['resource.data.note == null', where('note', '==', null), true],
    ['resource.data.note != null', where('note', '==', 'x'), true],
  ])('%s, case %#', (condition, filter, allowed) => {
    expect(judge(condition, filter)).toBe(allowed)
  })
})

describe('membership takes only array-contains', () => {
  it.each([
    [undefined, false],
    [where('memberIds', 'array-contains', 'ann'), true],
    [where('memberIds', 'array-contains', 'bob'), false],
    [where('memberIds', 'array-contains-any', ['ann']), true],
    [where('memberIds', 'array-contains-any', ['ann', 'bob']), false],
    [where('memberIds', '==', ['bob', 'ann']), true],
    [where('owner', '==', 'ann'), false],
  ])('case %#', (filter, allowed) => {
    expect(judge('request.auth.uid in resource.data.memberIds', filter)).toBe(allowed)
    expect(judge('resource.data.memberIds.hasAny([request.auth.uid])', filter)).toBe(allowed)
  })
})

describe('a range in a rule takes only queries inside of it', () => {
  it.each([
    [`${level} < 5`, where('level', '<', 5n), true],
    [`${level} < 5`, where('level', '<=', 5n), false],
    [`${level} < 5`, where('level', '<', 4.5), true],
    [`${level} < 5`, where('level', '==', 4n), true],
    [`${level} < 5`, where('level', '>', 1n), false],
    [`${level} <= 5`, where('level', '<=', 5n), true],
    [`5 > ${level}`, where('level', '<', 5n), true],
    [`${level} > 5`, where('level', '>=', 5n), false],
    [`${level} >= 5`, where('level', '>', 5n), true],
    [`${level} >= 1 && ${level} < 5`, and(where('level', '>=', 2n), where('level', '<', 3n)), true],
    [`!(${level} >= 5)`, where('level', '<', 5n), true],
    [`${level} != 7`, where('level', '<', 5n), true],
    [`${level} is number`, where('level', '<', 5n), true],
    [`${level} is string`, where('level', '<', 'x'), true],
    [`${level} is int`, where('level', '==', 5n), true],
    [`${level} == 5.0`, where('level', '==', 5n), true],
    [`${level} / 2 == 2`, where('level', '==', 5n), true],
    ['resource.data.at < request.time', where('at', '<', new RulesTimestamp(0n)), true],
    ['resource.data.at < request.time', where('at', '<', new RulesTimestamp(2n ** 62n)), false],
    [`${level} == ${level}`, where('level', '==', NaN), false],
  ])('%s, case %#', (condition, filter, allowed) => {
    expect(judge(condition, filter)).toBe(allowed)
  })
})

describe('what a rule says of the request decides alone', () => {
  it.each([
    ['request.auth != null', {}, true],
    ['request.auth == null', {}, false],
    ['request.query.limit <= 50', { limit: 50 }, true],
    ['request.query.limit <= 50', { limit: 51 }, false],
    ['request.query.limit <= 50', {}, false],
    ['request.query.limit == null', {}, true],
    ['request.query.offset == 0', {}, true],
    ['request.query.offset == 0', { offset: 5 }, false],
    ['request.query.orderBy == {}', {}, true],
    ['request.query.kind == "things" && request.query.parent == null', {}, true],
    ['!request.query.allDescendants && !request.query.distinct && !request.query.selectOnlyKeys', {}, true],
    ['request.path == /databases/$(database)/documents/things', {}, true],
    [
      'request.query.orderBy == {"createdAt": "DESC"}',
      { orderBy: [{ field: ['createdAt'], direction: 'DESC' as const }] },
      true,
    ],
    ['request.method == "list"', {}, true],
    ['resource != null', {}, true],
    ['get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role == "editor"', {}, true],
    ['exists(/databases/$(database)/documents/users/$(resource.data.owner))', {}, false],
    ['"createdAt" in resource.data', { orderBy: [{ field: ['createdAt'], direction: 'ASC' as const }] }, true],
    ['"createdAt" in resource.data', {}, false],
  ])('%s with %j', (condition, more, allowed) => {
    expect(judge(condition, undefined, more)).toBe(allowed)
  })
})

describe('the id of a document', () => {
  const named = (id: string) =>
    where('__name__', '==', new RulesPath(['databases', '(default)', 'documents', 'things', id]))
  it.each([
    ['id == request.auth.uid', named('ann'), true],
    ['id == request.auth.uid', named('bob'), false],
    ['id == request.auth.uid', undefined, false],
    ['resource.id == request.auth.uid', named('ann'), true],
    ['id in ["ann", "bob"]', or(named('ann'), named('bob')), true],
    ['id in ["ann", "bob"]', or(named('ann'), named('eve')), false],
    ['id != "secret"', undefined, false],
  ])('%s, case %#', (condition, filter, allowed) => {
    expect(judge(condition, filter)).toBe(allowed)
  })
})

describe('functions', () => {
  const judgeWith = (functions: string, condition: string, filter?: QueryFilter) =>
    parseFirestoreRules(ruleFor(condition, 'list').replace('allow list', `${functions} allow list`)).decideQuery(
      queryOf(filter),
      ann,
    ).allowed

  it('pass on what the query promises', () => {
    const mine = 'function mine(data) { let uid = request.auth.uid; return data.owner == uid; }'
    expect(judgeWith(mine, 'mine(resource.data)', where('owner', '==', 'ann'))).toBe(true)
    expect(judgeWith(mine, 'mine(resource.data)')).toBe(false)
  })

  it('do not fail for want of what they do not look at', () => {
    const yes = 'function yes(owner) { let uid = owner.uid; return true; }'
    expect(judgeWith(yes, 'yes(resource.data.owner)')).toBe(true)
  })
})

describe('methods and groups', () => {
  it('get does not allow a query, list and read do', () => {
    expect([
      judge('true', undefined, {}, 'get'),
      judge('true', undefined, {}, 'list'),
      judge('true', undefined, {}, 'read'),
    ]).toEqual([false, true, true])
  })

  const group = (pattern: string, version = '2', more: Partial<QueryRequest> = {}) =>
    parseFirestoreRules(
      `rules_version = '${version}'; service cloud.firestore { match /databases/{database}/documents { match ${pattern} { allow read; } } }`,
    ).decideQuery(queryOf(undefined, { collectionId: 'posts', allDescendants: true, ...more }), ann).allowed

  it.each([
    ['/{path=**}/posts/{id}', '2', true],
    ['/posts/{id}', '2', false],
    ['/users/{uid}/posts/{id}', '2', false],
    ['/{path=**}/users/{uid}/posts/{id}', '2', false],
    ['/{path=**}/comments/{id}', '2', false],
    ['/{document=**}', '2', true],
    ['/{document=**}', '1', false],
  ])('a collection group query is judged by %s of version %s', (pattern, version, allowed) => {
    expect(group(pattern, version)).toBe(allowed)
  })

  it('a group below one document is judged by the rules of that document', () => {
    expect(group('/users/ann/{path=**}/posts/{id}', '2', { parent: `${ROOT}/users/ann` })).toBe(true)
    expect(group('/users/ann/{path=**}/posts/{id}', '2', { parent: `${ROOT}/users/bob` })).toBe(false)
  })

  it('a query through collections of any id is not taken for one of them', () => {
    const rules = parseFirestoreRules(
      'rules_version = "2"; service cloud.firestore { match /databases/{database}/documents { match /{any}/{id} { allow read: if any != "secret"; } } }',
    )
    expect(rules.decideQuery(queryOf(undefined, { collectionId: '' }), ann).allowed).toBe(false)
    expect(rules.decideQuery(queryOf(), ann).allowed).toBe(true)
  })

  it('a subcollection is judged with its parent known', () => {
    const rules = parseFirestoreRules(
      'service cloud.firestore { match /databases/{database}/documents { match /users/{uid}/notices/{id} { allow read: if request.auth.uid == uid; } } }',
    )
    const notices = (uid: string) => queryOf(undefined, { parent: `${ROOT}/users/${uid}`, collectionId: 'notices' })
    expect(rules.decideQuery(notices('ann'), ann).allowed).toBe(true)
    expect(rules.decideQuery(notices('bob'), ann).allowed).toBe(false)
  })
})
