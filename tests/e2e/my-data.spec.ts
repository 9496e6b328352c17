import { OFFLINE } from './error-watch.ts'
import type { Trip } from '@waymark/contract/trips/trip'
import { assembleItinerary } from '@waymark/domain/itinerary'
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { aBooking } from '@waymark/contract/fixtures/bookings'
import { anExpense, aTrip } from '@waymark/contract/fixtures/trips'
import { FieldValue } from 'firebase-admin/firestore'
import { startZip } from '../../web/src/features/my-data/model/write-zip.ts'
import { hasAccount } from '../api/support/account.ts'
import { adminBucket, adminFirestore } from '../api/support/stack.ts'
import { expectAccessible } from './accessibility.ts'
import { newAccount, signIn, type Account } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { storePackingList, storeScanWithPhoto, storeTrip } from './stored-documents.ts'
import { unzip } from './unzip.ts'
import {
  chooseType,
  doc,
  openVaultScreen,
  PASSPHRASE,
  pdf,
  PDF,
  setUpVault,
  unlock,
  vaultScreen,
} from './vault-page.ts'

const docsOf = async (collection: string, { uid }: Account) =>
  (await adminFirestore.collection(collection).where('userId', '==', uid).get()).docs

/** What of a document must be the same in another account. */
async function contentOf(collection: string, account: Account) {
  const changing = ['userId', 'memberIds', 'roles', 'tripId', 'createdAt', 'updatedAt', 'requestDigest', 'image']
  return (await docsOf(collection, account)).map((document) => {
    const data = document.data()
    // A trip in the old format comes back with stops: what they tell is compared.
    const content = collection === 'trips' ? assembleItinerary(data as Trip) : data
    return Object.fromEntries(Object.entries(content).filter(([name]) => !changing.includes(name)))
  })
}

async function photoOf(account: Account): Promise<Buffer> {
  const [place] = await docsOf('scanResults', account)
  const [bytes] = await adminBucket.file(String(place?.get('image.path'))).download()
  return bytes
}

async function upload(page: Page, file: ReturnType<typeof pdf>, type: string): Promise<void> {
  const vault = vaultScreen(page)
  await chooseType(page, type)
  await vault.file.setInputFiles(file)
  await vault.upload.click()
  await expect(vault.document(file.name)).toBeVisible()
}

async function exported(page: Page): Promise<{ path: string; files: Map<string, Buffer> }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^waymark-data-\d{4}-\d{2}-\d{2}\.zip$/)
  const path = await download.path()
  return { path, files: unzip(readFileSync(path)) }
}

const jsonIn = (files: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(files.get(name)?.toString('utf8') ?? '[]') as Record<string, unknown>[]

/** Within the app, so that the vault stays open. */
async function goToMyData(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click()
  await page.getByRole('link', { name: 'Open your data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data')
}

/** Opens an export as somebody does who has nothing but the zip file: from a disk, offline, by the page that is in it. */
async function openWithoutNetwork(
  page: Page,
  { path, files }: Awaited<ReturnType<typeof exported>>,
  letter: ReturnType<typeof doc>,
): Promise<void> {
  const pagePath = test.info().outputPath('open-vault.html')
  writeFileSync(pagePath, files.get('open-vault.html') ?? '')
  const context = await page.context().browser()?.newContext({ offline: true })
  const opener = await context?.newPage()
  if (context === undefined || opener === undefined) throw new Error('no second browser context')
  const asked: string[] = []
  const faults: string[] = []
  opener.on('request', (request) => asked.push(new URL(request.url()).protocol))
  opener.on('pageerror', (error) => faults.push(String(error)))
  await opener.goto(pathToFileURL(pagePath).href)
  await expectAccessible(opener)
  // What looks at accessibility is no part of the page.
  opener.on('console', (message) => faults.push(message.text()))
  await opener.getByLabel('Exported zip file').setInputFiles(path)
  const secret = opener.getByLabel('Passphrase of your vault, or its recovery code')
  const open = opener.getByRole('button', { name: 'Open', exact: true })
  await secret.fill('not the passphrase')
  await open.click()
  await expect(opener.getByText('Neither this passphrase nor this code opens the vault.')).toBeVisible()
  await secret.fill(PASSPHRASE)
  await open.click()
  await expect(opener.getByRole('status')).toHaveText('2 documents.')
  const [download] = await Promise.all([
    opener.waitForEvent('download'),
    opener.getByRole('button', { name: `Save ${letter.name}` }).click(),
  ])
  expect(readFileSync(await download.path()).equals(letter.buffer)).toBe(true)
  expect(faults).toEqual([])
  expect(asked.filter((protocol) => !['file:', 'blob:'].includes(protocol))).toEqual([])
  await context.close()
}

async function importZip(page: Page, path: string): Promise<void> {
  await page.getByLabel('Exported zip file').setInputFiles(path)
  await page.getByRole('button', { name: 'Import into this account' }).click()
}

test('everything goes into one file, the account goes, and another account has everything', async ({
  traveller: page,
  account,
  errors,
}) => {
  errors.allow(/Failed to load resource|net::ERR_/)
  const tripId = await storeTrip(account.uid, { title: 'Fado and tiles' })
  await storePackingList(account.uid, { title: 'For the tiles', tripId })
  await storeScanWithPhoto(account.uid, { locationName: 'Torre de Nenhures', confidence: 0.88 })
  const { id: bookingId, ...booking } = aBooking({ userId: account.uid, customerName: 'Tess Tester' })
  const times = { bookingDate: FieldValue.serverTimestamp(), createdAt: FieldValue.serverTimestamp() }
  const { id } = await adminFirestore
    .collection('bookings')
    .add({ ...booking, ...times, updatedAt: FieldValue.serverTimestamp() })
  expect(bookingId).not.toBe(id)
  await adminFirestore.doc(`users/${account.uid}`).update({ location: 'Lisbon, Portugal', dateOfBirth: '1990-02-28' })
  const vault = await openVaultScreen(page)
  await vault.setUp.click()
  await setUpVault(page)
  const letter = doc('Brief an Zoë.doc')
  await upload(page, pdf('Visa: Bhutan.pdf'), 'Visa')
  await upload(page, letter, 'Other')

  await page.goto('/my-data')
  await expect(page.getByText('Your vault is locked')).toBeVisible()
  await expectAccessible(page)
  const sealed = await exported(page)
  expect(jsonIn(sealed.files, 'documents.json').map(({ state }) => state)).toEqual(['encrypted', 'encrypted'])
  expect([...sealed.files.keys()].filter((name) => name.endsWith('.encrypted'))).toHaveLength(2)
  await openWithoutNetwork(page, sealed, letter)
  await page.getByRole('button', { name: 'Unlock vault' }).click()
  await vault.passphrase.fill(PASSPHRASE)
  await vault.unlock.click()
  await expect(page.getByText('Your vault is open')).toBeVisible()
  const { path, files } = await exported(page)
  expect(files.get('documents/Visa_ Bhutan.pdf')).toEqual(PDF)
  expect(files.get('documents/Brief an Zoë.doc')).toEqual(letter.buffer)
  expect(files.get('places/Torre de Nenhures.jpg')).toEqual(await photoOf(account))
  expect(jsonIn(files, 'trips.json')).toMatchObject([{ id: tripId, title: 'Fado and tiles' }])
  expect(jsonIn(files, 'bookings.json')).toMatchObject([{ id, customerName: 'Tess Tester' }])
  expect(files.get('calendar.ics')?.toString('utf8')).toContain('SUMMARY:Fado and tiles')
  expect(jsonIn(files, 'documents.json')).toMatchObject([{ name: 'Visa: Bhutan.pdf', type: 'visa' }, { type: 'other' }])
  const before = {
    trips: await contentOf('trips', account),
    places: await contentOf('scanResults', account),
    photo: await photoOf(account),
  }

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = question.getByRole('button', { name: 'Delete everything' })
  await confirm.click()
  await expect(question.getByText('Enter your password')).toBeVisible()
  await question.getByLabel('Your password', { exact: true }).fill('not the password')
  await confirm.click()
  await expect(question.getByText('The password is not right.')).toBeVisible()
  expect(await hasAccount(account.uid)).toBe(true)
  await expectAccessible(page)
  await question.getByLabel('Your password', { exact: true }).fill(account.password)
  await confirm.dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
  for (const said of ['1 trip', '1 packing list', '1 discovered place', '2 documents', '1 booking']) {
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${said}$`) })).toBeVisible()
  }
  await expectAccessible(page)
  expect(await hasAccount(account.uid)).toBe(false)
  for (const name of ['trips', 'packingLists', 'scanResults', 'documents', 'bookings']) {
    expect(await docsOf(name, account)).toEqual([])
  }
  expect((await adminFirestore.doc(`bookings/${id}`).get()).data()).toMatchObject({
    customerName: 'Deleted account',
    status: 'confirmed',
  })
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'waymark:theme'))).toEqual([])

  const other = await newAccount({ displayName: 'Noor Newcomer' })
  await signIn(page, other)
  await openVaultScreen(page)
  await vault.setUp.click()
  await setUpVault(page, 'seven quiet lanterns drifting northward slowly')
  await goToMyData(page)
  const choose = page.getByLabel('Exported zip file')
  await choose.setInputFiles({ name: 'holiday.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip at all') })
  await expect(page.getByText('This is not a zip file.')).toBeVisible()
  await importZip(page, sealed.path)
  await expect(page.getByText('It was exported encrypted').first()).toBeVisible()
  await expect(page.getByText('Imported: your profile, 1 trip, 1 packing list')).toBeVisible()
  await expectAccessible(page)
  for (const name of ['trips', 'packingLists', 'scanResults']) {
    await Promise.all((await docsOf(name, other)).map(({ ref }) => ref.delete()))
  }

  await choose.setInputFiles(path)
  await expect(page.getByText('Its 1 booking can be read in the file, and is not made again.')).toBeVisible()
  // The network goes in the middle: it is said what came, and a further try brings the rest.
  await page.route('**/api/scan-results', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Import into this account' }).click()
  await expect(page.getByText('The import ended early. You are offline')).toBeVisible()
  await expect(page.getByText('1 packing list, 0 discovered places and 0 documents.')).toBeVisible()
  await importZip(page, path)
  const done = page.getByText('Imported: your profile, 1 trip, 1 packing list, 1 discovered place and 2 documents.')
  await expect(done).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Not imported' })).toHaveCount(0)
  expect(await contentOf('trips', other)).toEqual(before.trips)
  expect(await contentOf('scanResults', other)).toEqual(before.places)
  expect(await photoOf(other)).toEqual(before.photo)
  const [list] = await docsOf('packingLists', other)
  expect(list?.data()).toMatchObject({
    title: 'For the tiles',
    tripId: (await docsOf('trips', other))[0]?.id,
    items: { socks: { name: 'Socks', packed: true, quantity: 5 }, passport: { essential: true, packed: false } },
  })
  expect((await adminFirestore.doc(`users/${other.uid}`).get()).data()).toMatchObject({
    firstName: 'Tess',
    location: 'Lisbon, Portugal',
    dateOfBirth: '1990-02-28',
    email: other.email,
  })
  expect(await docsOf('bookings', other)).toEqual([])
  const again = await exported(page)
  expect(again.files.get('documents/Visa_ Bhutan.pdf')).toEqual(PDF)
  expect(again.files.get('documents/Brief an Zoë.doc')).toEqual(letter.buffer)

  // A second time brings nothing twice.
  await importZip(page, path)
  await expect(page.getByText('It is in your vault already.')).toHaveCount(2)
  for (const name of ['trips', 'packingLists', 'scanResults']) expect(await docsOf(name, other)).toHaveLength(1)
  expect(await docsOf('documents', other)).toHaveLength(2)

  await page.goto('/vault')
  await unlock(page, 'seven quiet lanterns drifting northward slowly')
  await expect(vault.document('Brief an Zoë.doc')).toBeVisible()
})

/** A zip file as somebody makes it who means harm. */
async function madeUp(files: Readonly<Record<string, unknown>>) {
  const zip = startZip()
  for (const [name, content] of Object.entries(files)) zip.addText(name, JSON.stringify(content))
  return { name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from(await zip.end().arrayBuffer()) }
}

const MANIFEST = { app: 'Waymark', format: 1, exportId: 'x', exportedAt: '2026-11-21T00:00:00.000Z', left: [] }

test('a made-up file brings nothing but what fits, and a job asks before it is left', async ({
  traveller: page,
  account,
  errors,
}) => {
  errors.allow(OFFLINE)
  await page.goto('/my-data')
  const choose = page.getByLabel('Exported zip file')
  await choose.setInputFiles(await madeUp({ 'trips.json': [] }))
  await expect(page.getByText('This zip file is no export of Waymark')).toBeVisible()
  await choose.setInputFiles(await madeUp({ 'waymark.json': MANIFEST, 'trips.json': { no: 'list' } }))
  await expect(page.getByText('The file trips.json in it cannot be read.')).toBeVisible()
  const trip = aTrip({
    userId: 'eve',
    memberIds: ['eve', 'ida'],
    roles: { eve: 'owner', ida: 'editor' },
    expenses: {
      taxi: anExpense({ id: 'taxi', paidBy: 'ida', sharedBy: ['eve', 'ida'], by: 'ida' }),
      gone: anExpense({ id: 'gone', paidBy: 'eve', sharedBy: ['eve'], removedBy: 'eve' }),
    },
  })
  const files = {
    'waymark.json': MANIFEST,
    'profile.json': {
      isAdmin: true,
      email: 'eve@evil.example',
      currency: 'DOGE',
      location: 'Lisbon',
      passportNumber: {},
    },
    'trips.json': [
      { title: '<img src=x onerror=alert(1)>', userId: 'eve' },
      trip,
      { ...trip, title: 'In the bin', purgeAt: '2026-12-21T00:00:00.000Z' },
      { ...trip, title: 'A day that is none', itinerary: { ...trip.itinerary, dailyItinerary: [{ day: 'x' }] } },
    ],
    'packing-lists.json': [{ title: 5 }],
    'places.json': [{ locationName: 'Nowhere', photo: { entry: '../../etc/passwd', contentType: 'image/png' } }],
    'documents.json': [{ state: 'readable', entry: 'trips.json', name: 'a.pdf' }],
  }
  await choose.setInputFiles(await madeUp(files))
  await page.getByRole('button', { name: 'Import into this account' }).click()
  await expect(
    page.getByText('Imported: your profile, 1 trip, 0 packing lists, 0 discovered places and 0 documents.'),
  ).toBeVisible()
  for (const what of [
    'Currency',
    'Passport number',
    'Trip "<img',
    'Trip "A day that is none"',
    'Trip "In the bin": It was deleted.',
    'Packing list',
    'Place "Nowhere"',
    'Document "a.pdf"',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: what })).toHaveCount(1)
  }
  const [made] = await docsOf('trips', account)
  expect(made?.data()).toMatchObject({ title: trip.title, memberIds: [account.uid], roles: { [account.uid]: 'owner' } })
  // Who else has paid is nobody of this account, and shares stay as they are.
  expect(made?.get('expenses')).toEqual({
    taxi: {
      ...trip.expenses?.['taxi'],
      paidBy: 'traveller-2',
      sharedBy: [account.uid, 'traveller-2'],
      by: account.uid,
    },
  })
  expect((await adminFirestore.doc(`users/${account.uid}`).get()).data()).toMatchObject({
    location: 'Lisbon',
    currency: 'USD',
    isAdmin: false,
    email: account.email,
  })

  await storeScanWithPhoto(account.uid)
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/scan-results/*/image', async (route) => {
    await held
    await route.abort()
  })
  await page.getByRole('button', { name: 'Export everything' }).click()
  await expect(page.getByText('Adding photos').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel export' })).toBeFocused()
  const away = page.getByRole('link', { name: 'Profile', exact: true }).first()
  await away.click()
  const question = page.getByRole('alertdialog', { name: 'Stop and leave?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  // The closing question gives the focus back a moment later.
  await expect(away).toBeFocused()
  await page.getByRole('button', { name: 'Cancel export' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Export everything' })).toBeFocused()
  release?.()
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline. Exporting needs a connection.')).toBeVisible()
  await page.context().setOffline(false)
  await page.goto('/account-deleted?trips=3')
  await expect(page.getByText('Your account is still here')).toBeVisible()
})
