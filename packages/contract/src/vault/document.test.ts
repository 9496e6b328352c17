import { expect, test } from 'vitest'
import { aVaultDocument } from '../../fixtures/documents.ts'
import { documentConverter, FORMER_STATUS_FIELD as FORMER } from './document.ts'

const { id, status: _status, ...fields } = aVaultDocument()

const read = (changes: object) => documentConverter.fromFirestore({ id, data: () => ({ ...fields, ...changes }) })

test.each([
  [{ status: 'ready', [FORMER]: false }, 'ready'],
  [{ status: 'uploading', [FORMER]: true }, 'uploading'],
  [{ status: 'deleting', [FORMER]: true }, 'deleting'],
  [{ status: 'a word of tomorrow' }, 'deleting'],
  // As written by versions that had no status.
  [{ [FORMER]: false }, 'ready'],
  [{ [FORMER]: true, verified: true }, 'deleting'],
  [{ [FORMER]: true, verified: false }, 'uploading'],
  // An older version deletes a document of a newer one.
  [{ status: 'ready', [FORMER]: true }, 'deleting'],
])('%j is read as %s', (changes, status) => {
  expect(read(changes)).toMatchObject({ id, status })
})
