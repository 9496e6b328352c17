import { expect, test } from 'vitest'
import { aVaultDocument } from '../../fixtures/documents.ts'
import { converters } from '../firestore.ts'

const { id, status: _status, ...fields } = aVaultDocument()

const read = (changes: object) => converters.document.fromFirestore({ id, data: () => ({ ...fields, ...changes }) })

test.each([
  [{ status: 'ready', isLeaving: false }, 'ready'],
  [{ status: 'uploading', isLeaving: true }, 'uploading'],
  [{ status: 'deleting', isLeaving: true }, 'deleting'],
  [{ status: 'a word of tomorrow' }, 'deleting'],
  // As versions from before there was a status write it.
  [{ isLeaving: false }, 'ready'],
  [{ isLeaving: true, verified: true }, 'deleting'],
  [{ isLeaving: true, verified: false }, 'uploading'],
  // An older version deletes what a newer one has written.
  [{ status: 'ready', isLeaving: true }, 'deleting'],
])('%j is read as %s', (changes, status) => {
  expect(read(changes)).toMatchObject({ id, status })
})
