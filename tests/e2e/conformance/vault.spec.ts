import { adminFirestore } from '../../api/support/stack.ts'
import { signIn } from '../accounts.ts'
import { chooseType, pdf, setUpVault, vaultScreen, sendUnencrypted } from '../vault-page.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 Document vault'

const ROWS = [
  {
    section,
    where: 'headings',
    how: 'opened with nothing in it',
    as: 'heading',
    texts: ['Secure Document Vault', 'Your Documents', 'No documents uploaded'],
  },
  { section, where: 'empty state', how: 'opened with nothing in it', as: 'button', texts: ['Upload Document'] },
  { section, where: 'upload card', how: 'opened with nothing in it', as: 'label', texts: ['Document Type'] },
  {
    section,
    where: 'upload card',
    how: 'opened with nothing in it',
    as: 'button',
    texts: [['choose-file area', 'Choose file']],
  },
  {
    section,
    where: 'upload card',
    how: 'opened with nothing in it',
    as: 'part of a text',
    texts: [['accepting images, pdf, doc and docx', 'Images, PDF, DOC or DOCX']],
  },
  {
    section,
    where: 'security features',
    how: 'opened with nothing in it',
    texts: [
      ['end-to-end encryption', 'End-to-end encryption'],
      ['secure cloud storage', 'Secure cloud storage'],
      ['automatic backups', 'Automatic backups'],
      ['access control', 'Access control'],
    ],
  },
  {
    section,
    where: 'counters',
    how: 'read',
    as: 'rule',
    texts: ['counters for the first four document types: Tickets, Visa, Boarding Pass, Vaccination Certificate'],
  },
  {
    section: '5 Other forms',
    where: 'notice',
    how: 'sent without a type',
    as: 'notice',
    texts: ['Select document type', 'Please select a document type before uploading.'],
  },
  {
    section: '9 Constants',
    where: 'Document Type',
    how: 'the list of types opened',
    as: 'option',
    texts: ['Tickets', 'Visa', 'Boarding Pass', 'Vaccination Certificate', 'Travel Insurance', 'Other'],
  },
  {
    section: '8 Success notices',
    where: 'notice',
    how: 'uploaded',
    as: 'notice',
    texts: ['Document uploaded successfully', 'Your document has been securely stored.'],
  },
  {
    section,
    where: 'document',
    how: 'uploaded',
    as: 'part of a text',
    texts: ['Verified', ['upload date', /[A-Z][a-z]{2} \d{1,2}, \d{4}/]],
  },
  {
    section,
    where: 'document',
    how: 'uploaded',
    as: 'button',
    texts: [
      ['View Document', /^View Document/],
      ['delete action', /^Delete /],
    ],
  },
  { section, where: 'document', how: 'before the server has looked at its file', texts: ['Pending'] },
  {
    section,
    where: "'View Document'",
    how: 'pressed',
    provenBy: 'tests/e2e/vault.spec.ts',
    texts: [['opens the file in a new tab', "waitForEvent('popup')"]],
  },
  {
    section: '8 Documents',
    where: 'notice',
    how: 'the server fails to delete',
    as: 'notice',
    texts: ['Error deleting document', 'There was an error deleting the document. Please try again.'],
  },
  {
    section: '8 Success notices',
    where: 'notice',
    how: 'deleted',
    as: 'notice',
    texts: ['Document deleted successfully'],
  },
  {
    section: '8 Documents',
    where: 'notice and alert',
    how: 'the server fails to store',
    provenBy: 'tests/e2e/vault-uploads.spec.ts',
    texts: ['Failed to upload document', 'Upload failed', 'Failed to upload document. Please try again.'],
  },
  {
    section: '5 Other forms',
    where: 'upload card',
    how: 'two files dropped',
    provenBy: 'tests/e2e/vault-uploads.spec.ts',
    texts: [['Only the first file is used', 'of several files the first']],
  },
] as const satisfies readonly Row[]

test('the vault reads as specified', async ({ page, account, errors, checklist }) => {
  errors.allow(/status of 500/)
  const list = checklist(ROWS)
  await signIn(page, account, '/vault')
  const vault = vaultScreen(page)
  await list.seen(page, 'opened with nothing in it')
  const counters = page.getByRole('list', { name: 'Documents by type' }).getByRole('listitem')
  await expect(counters).toHaveText([
    /^0\s*Tickets$/,
    /^0\s*Visa$/,
    /^0\s*Boarding Pass$/,
    /^0\s*Vaccination Certificate$/,
  ])
  list.holds('counters for the first four document types: Tickets, Visa, Boarding Pass, Vaccination Certificate')

  await vault.setUp.click()
  await setUpVault(page)
  await vault.file.setInputFiles(pdf('Visa for Bhutan.pdf'))
  await vault.upload.click()
  await list.seen(page, 'sent without a type')
  await vault.type.click()
  await list.seen(page, 'the list of types opened')
  await page.keyboard.press('Escape')
  await chooseType(page, 'Visa')
  await vault.upload.click()
  await list.seen(page, 'uploaded')
  await expect(counters.nth(1)).toHaveText(/^1/)

  await sendUnencrypted(page)
  await expect(vault.document('plain.pdf')).toBeVisible()
  const [plain] = (
    await adminFirestore
      .collection('documents')
      .where('userId', '==', account.uid)
      .where('type', '==', 'vaccination')
      .get()
  ).docs
  await plain?.ref.update({ verified: false })
  await list.seen(vault.document('plain.pdf'), 'before the server has looked at its file')

  const question = page.getByRole('alertdialog')
  await page.route('**/api/documents/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  const remove = vault.document('plain.pdf').getByRole('button', { name: 'Delete' })
  await remove.click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await list.seen(page, 'the server fails to delete')
  await remove.click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await list.seen(page, 'deleted')
})
