import { describe, expect, it } from 'vitest'
import { parseFirestoreRules } from './firestore-ruleset.ts'
import type { DocumentRequest } from './ruleset.ts'
import { contextOf, documentOf } from './testing/evaluate-condition.ts'
import { RulesPath } from './value.ts'

function judge(body: string, path: string, method: DocumentRequest['method'] = 'get', version = '2') {
  const source = `rules_version = '${version}'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`
  const document = documentOf(path, {
    owner: 'ann',
    link: new RulesPath(['databases', '(default)', 'documents', 'a', '1']),
  })
  return parseFirestoreRules(source).decide(
    {
      method,
      name: document.name,
      before: method === 'create' ? undefined : document,
      after: method === 'get' || method === 'delete' ? undefined : document,
    },
    contextOf({ uid: 'ann', token: { admin: true, level: 3, names: ['x'] } }, [
      documentOf('users/ann', { role: 'editor' }),
    ]),
  ).allowed
}

describe('a path pattern', () => {
  it.each([
    ['matches its own depth alone', 'match /a/{b} { allow read; }', 'a/1', true],
    ['does not reach into subcollections', 'match /a/{b} { allow read; }', 'a/1/c/2', false],
    ['joins nested blocks', 'match /a/{b} { match /c/{d} { allow read: if b == "1" && d == "2"; } }', 'a/1/c/2', true],
    ['with {x=**} reaches any depth', 'match /a/{b=**} { allow read; }', 'a/1/c/2', true],
    ['binds {x=**} to a path', 'match /a/{b=**} { allow read: if b == /1/c/2; }', 'a/1/c/2', true],
    ['may begin with {x=**} in version 2', 'match /{p=**}/c/{d} { allow read; }', 'a/1/c/2', true],
    ['takes {x=**} for zero segments in version 2', 'match /a/{b}/{rest=**} { allow read; }', 'a/1', true],
    ['takes {x=*} for one segment', 'match /a/{b=*} { allow read; }', 'a/1', true],
  ])('%s', (_what, body, path, allowed) => {
    expect(judge(body, path)).toBe(allowed)
  })

  it('takes {x=**} for one segment or more in version 1', () => {
    expect(judge('match /a/{b}/{rest=**} { allow read; }', 'a/1', 'get', '1')).toBe(false)
    expect(judge('match /a/{b}/{rest=**} { allow read; }', 'a/1/c/2', 'get', '1')).toBe(true)
  })
})

describe('allow statements', () => {
  it.each([
    ['read allows get', 'allow read;', 'get', true],
    ['list does not allow get', 'allow list;', 'get', false],
    ['write allows create', 'allow write;', 'create', true],
    ['write allows delete', 'allow write;', 'delete', true],
    ['create does not allow update', 'allow create;', 'update', false],
    ['one of several is enough', 'allow get: if false; allow get: if true;', 'get', true],
    ['an error in one does not spoil another', 'allow get: if resource.data.no; allow get: if true;', 'get', true],
    ['a condition that is no bool refuses', 'allow get: if 1;', 'get', false],
  ] as const)('%s', (_what, allows, method, allowed) => {
    expect(judge(`match /a/{b} { ${allows} }`, 'a/1', method)).toBe(allowed)
  })

  it('of every matching block count', () => {
    expect(judge('match /a/{b} { allow get: if false; } match /{all=**} { allow get: if true; }', 'a/1')).toBe(true)
  })
})

describe('the request', () => {
  it.each([
    ['resource is null before a create', 'resource == null', 'create', true],
    ['request.resource is null in a delete', 'request.resource == null', 'delete', true],
    ['request.resource is absent in a get', 'request.resource == null', 'get', false],
    ['claims are read from the token', 'request.auth.token.admin && request.auth.token.level is int', 'get', true],
    ['a claim that is missing is an error', 'request.auth.token.moderator == null', 'get', false],
    ['a reference is a path', 'resource.data.link == /databases/$(database)/documents/a/1', 'get', true],
  ] as const)('%s', (_what, condition, method, allowed) => {
    expect(judge(`match /a/{b} { allow read, write: if ${condition}; }`, 'a/1', method)).toBe(allowed)
  })
})

describe('functions', () => {
  it('see the wildcards of the block they stand in', () => {
    expect(judge('match /a/{b} { function own() { return b == "1"; } allow get: if own(); }', 'a/1')).toBe(true)
  })

  it('see their own parameters before the names around them', () => {
    expect(judge('match /a/{b} { function f(b) { return b == "x"; } allow get: if f("x"); }', 'a/1')).toBe(true)
  })

  it('name what they use more than once with let', () => {
    const body = 'function f(d) { let uid = request.auth.uid; let same = d.owner == uid; return same; }'
    expect(judge(`${body} match /a/{b} { allow get: if f(resource.data); }`, 'a/1')).toBe(true)
  })

  it('may call 20 deep and no deeper', () => {
    const chain = (depth: number) =>
      Array.from(
        { length: depth },
        (_, i) => `function f${i}() { return ${i === depth - 1 ? 'true' : `f${i + 1}()`}; }`,
      )
    expect(judge(`${chain(21).join(' ')} match /a/{b} { allow get: if f0(); }`, 'a/1')).toBe(true)
    expect(() => judge(`${chain(22).join(' ')} match /a/{b} { allow get: if f0(); }`, 'a/1')).toThrow(/20 deep/)
  })

  it('stop at 1000 expressions in a request, whatever else would allow it', () => {
    const list = (length: number) => `[${Array.from({ length }, () => 0).join(',')}]`
    expect(judge(`match /a/{b} { allow get: if ${list(997)} != null; }`, 'a/1')).toBe(true)
    expect(judge(`match /a/{b} { allow get: if ${list(998)} != null || true; allow get; }`, 'a/1')).toBe(false)
  })
})

describe('other documents', () => {
  const user = '/databases/$(database)/documents/users'
  it.each([
    ['get reads the fields', `get(${user}/$(request.auth.uid)).data.role == "editor"`, true],
    ['get reads the id', `get(${user}/$(request.auth.uid)).id == "ann"`, true],
    ['get of a missing document has no fields', `get(${user}/bob).data.role == "editor"`, false],
    ['exists tells whether there is one', `exists(${user}/ann) && !exists(${user}/bob)`, true],
    [
      'getAfter and existsAfter see the state after the write',
      `getAfter(${user}/ann).data.role == "editor" && existsAfter(${user}/ann)`,
      true,
    ],
    ['a path that names no document is an error', `exists(${user}) || exists(/users/ann)`, false],
    [
      '10 different documents may be read',
      Array.from({ length: 10 }, (_, i) => `!exists(${user}/u${i})`).join(' && '),
      true,
    ],
    ['11 may not', Array.from({ length: 11 }, (_, i) => `!exists(${user}/u${i})`).join(' && '), false],
    ['the same document counts once', Array.from({ length: 15 }, () => `exists(${user}/ann)`).join(' && '), true],
  ])('%s', (_what, condition, allowed) => {
    expect(judge(`match /a/{b} { allow get: if ${condition}; }`, 'a/1')).toBe(allowed)
  })

  it('are at most 20 for a batch judged under one context', () => {
    const rules = parseFirestoreRules(`service cloud.firestore { match /databases/{database}/documents {
      match /a/{b} { allow get: if ${Array.from({ length: 8 }, (_, i) => `!exists(${user}/$(b + "${i}"))`).join(' && ')}; } } }`)
    const context = contextOf(null)
    const judgeOne = (id: string) =>
      rules.decide(
        { method: 'get', name: documentOf(`a/${id}`).name, before: documentOf(`a/${id}`), after: undefined },
        context,
      )
    expect([judgeOne('x').allowed, judgeOne('y').allowed, judgeOne('z').allowed]).toEqual([true, true, false])
  })
})
