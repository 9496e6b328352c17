import { readFileSync } from 'node:fs'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { expect, it } from 'vitest'

interface Indexes {
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string
    readonly fieldPath: string
    readonly ttl?: true
  }[]
}

/** Rows such as "`trips/{id}/presence/{uid}`, `Presence` | … until `expiresAt`". */
const EXPIRING = /^\| `(?:[^`]*\/)?(\w+)\/\{[^`/]*`.*\buntil `(\w+)`/gm

it('Firestore deletes each document that the data model says is there until an instant', () => {
  const { fieldOverrides } = JSON.parse(readFileSync(`${ROOT}firestore.indexes.json`, 'utf8')) as Indexes
  const policies = fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl }) =>
    ttl ? [`${collectionGroup} ${fieldPath}`] : [],
  )
  const model = readFileSync(`${ROOT}docs/data-model.md`, 'utf8')
  const expiring = [...model.matchAll(EXPIRING)].map(([, collection, field]) => `${collection} ${field}`)
  expect(expiring.length).toBeGreaterThan(4)
  expect(policies).toEqual(expect.arrayContaining(expiring))
})
