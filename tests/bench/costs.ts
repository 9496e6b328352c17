import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { atPeak, costOf, NOTHING, totalOf, usageOfPerson, type Usage } from '@waymark/tools/costs/monthly-cost'
import { PRICES, PRICES_OF, type Priced } from '@waymark/tools/costs/prices'
import { LOCAL } from '@waymark/tools/local-stack/paths'
import { HOST, portsFrom } from '@waymark/tools/local-stack/ports'
import { KEPT_BUDGETS } from '../../web/vite/offline-files.ts'
import { benchInBrowser } from './browser-bench.ts'
import { reportBench } from './report.ts'

/** What each action reads, writes, sends and computes, and what a month of so many people costs. Writes docs/costs.md. */

const FILE = 'docs/costs.md'
const PEOPLE = [1_000, 100_000, 10_000_000] as const

/** After an action has shown its result: what the screen does besides, such as asking for what comes next. */
const SETTLING_MS = 6_000

/** How often somebody does each in a month in which a trip is planned or under way: assumed, not measured. */
const TIMES_A_MONTH: Readonly<Record<string, number>> = {
  'visit the landing page for the first time': 0.5,
  'get the app ready for offline use, after a release': 2,
  'plan a trip of a week': 0.5,
  'open the dashboard on a device that knows nothing yet': 6,
  'open the dashboard again within half an hour': 6,
  'open the page of a trip that two share': 10,
  'stay a minute on the page of a trip that two share': 60,
  'tick an item of a packing list': 20,
  'edit a stop': 10,
  'search for stays': 8,
  'book a stay': 0.1,
  'open the vault': 2,
  'upload a document into the vault': 0.5,
  'ask the assistant': 6,
}

/** What is kept of one person, besides the bytes of the vault's files: assumed. */
const STORED = { storedInFirestore: 200_000, storedInVault: 3_000_000 }

/** The lists of files that the service worker keeps, each as large as its budget allows. */
const KEPT_FILES = { hostingBytes: (KEPT_BUDGETS.shell + KEPT_BUDGETS.app) * 1000 }

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

type Bytes = Pick<Usage, 'hostingBytes' | 'firestoreBytes'>

/** Bytes that came to a page, by whom they came from. */
async function watchBytes(session: CDPSession, origin: string, firestorePort: number): Promise<() => Bytes> {
  const askedOf = new Map<string, keyof Bytes>()
  const bytes = { hostingBytes: 0, firestoreBytes: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const url = new URL(request.url)
    // What the function answers goes through Hosting, too.
    if (url.origin === origin) askedOf.set(requestId, 'hostingBytes')
    else if (url.port === String(firestorePort)) askedOf.set(requestId, 'firestoreBytes')
  })
  // The answer to a listener does not end. It is not packed here, as it would be on the way from Google.
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (askedOf.get(requestId) === 'firestoreBytes') bytes.firestoreBytes += dataLength
  })
  // A file as it came, packed and with its headers; nothing where the browser had kept it.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (askedOf.get(requestId) === 'hostingBytes') bytes.hostingBytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => ({ ...bytes })
}

/** Calls of the function so far, and how long they took, by its own log. */
function callsIn(logFile: string): { readonly calls: number; readonly functionSeconds: number } {
  const times = readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"message":"request"'))
    .map((line) => Number(/"ms":(\d+)/.exec(line)?.[1] ?? 0))
  return { calls: times.length, functionSeconds: sum(times) / 1_000 }
}

const difference = (after: Partial<Usage>, before: Partial<Usage>): Partial<Usage> =>
  Object.fromEntries(Object.entries(after).map(([unit, count]) => [unit, count - (before[unit as Priced] ?? 0)]))

async function measure(browser: Browser, url: string): Promise<Record<string, Partial<Usage>>> {
  const [{ newAccount }, { leaveSignedIn }, stored, { fillPlanForm, planForm }, { soon }] = await Promise.all([
    import('../e2e/accounts.ts'),
    import('../e2e/signed-in-state.ts'),
    import('../e2e/stored-documents.ts'),
    import('../e2e/plan-form-page.ts'),
    import('../api/support/trips.ts'),
  ])
  const [{ stayPage, storeFoundStay }, vaultPage, { choose, day }] = await Promise.all([
    import('../e2e/stay-page.ts'),
    import('../e2e/vault-page.ts'),
    import('../e2e/trip-stops.ts'),
  ])
  const [{ newPerson }, { call }] = await Promise.all([
    import('../api/support/people.ts'),
    import('../api/support/call.ts'),
  ])
  // The first such calls of a process read the tables of the atlas; later ones are usual.
  const { byBearer: headers } = await newPerson()
  await call('GET', `/api/places?lat=38.7&lng=-9.1&from=${soon(30)}&days=7`, { headers })
  await call('POST', '/api/assistant/chat', { headers, json: { message: 'Check visa requirements' } })
  const base = Number(new URL(url).port)
  const { firestore } = portsFrom(base)
  const account = await newAccount()
  const [{ uid }, { uid: other }] = [account, await newAccount()]
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytesSoFar = await watchBytes(session, new URL(url).origin, firestore)

  /** All counters as they stand. */
  async function mark(): Promise<Partial<Usage>> {
    const answer = await fetch(`http://${HOST}:${firestore}/emulator/v1/readCount`)
    const { count, writes } = (await answer.json()) as { count: number; writes: number }
    return { reads: count, writes, ...callsIn(`${LOCAL}suite-${base}.log`), ...bytesSoFar() }
  }

  const measured: Record<string, Partial<Usage>> = { 'get the app ready for offline use, after a release': KEPT_FILES }
  /** @param act ends when the person sees what they wanted; from then on a fixed time is added, and no longer one */
  async function during(name: string, act: (page: Page) => Promise<unknown>, settling = SETTLING_MS): Promise<void> {
    const before = await mark()
    await act(page)
    await pause(settling)
    measured[name] = difference(await mark(), before)
    console.log(name, measured[name])
  }

  await during('visit the landing page for the first time', async () => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  const trip = await stored.storeTripOfStops(uid, {
    ...{ startDate: soon(30), endDate: soon(36) },
    ...{ memberIds: [uid, other], roles: { [uid]: 'owner', [other]: 'editor' } },
  })
  const items = Array.from({ length: 60 }, (_, index) =>
    aPackingItem({
      id: `i${index}`,
      name: `Thing ${index}`,
      order: `a${String(index).padStart(2, '0')}`,
      packed: false,
    }),
  )
  const list = await stored.storePackingList(uid, {
    tripId: trip,
    items: Object.fromEntries(items.map((it) => [it.id, it])),
  })
  await stored.storeBooking(uid)
  const stay = await storeFoundStay({ title: 'Casa do Miradouro', maxGuests: 4 })

  const dashboard = async () => {
    await page.goto('/dashboard')
    await page
      .getByRole('link', { name: /^Open trip/ })
      .first()
      .waitFor()
  }
  const openTrip = async () => {
    await page
      .getByRole('link', { name: /^Open trip/ })
      .first()
      .click()
    await day(page, 7).waitFor()
  }
  // The files of these screens are on the device from here on, as its service worker would keep them.
  await leaveSignedIn(page, account)
  await dashboard()
  await openTrip()
  await page.goto('/icon.svg')
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'indexeddb' })
  // A call that comes with a cookie would have to say from which page.
  await context.clearCookies()
  await leaveSignedIn(page, account)
  await during('open the dashboard on a device that knows nothing yet', dashboard)
  await page.goto('/icon.svg')
  await during('open the dashboard again within half an hour', dashboard)

  await during('open the page of a trip that two share', openTrip)
  await during('stay a minute on the page of a trip that two share', async () => {}, 60_000)
  await during('edit a stop', async () => {
    await choose(page, 'Castelo de São Jorge', 'Edit', 0)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Title/).fill('The castle')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })

  await page.goto(`/packing-assistant?list=${list}`)
  const tick = page.getByRole('checkbox', { name: 'Thing 3', exact: true })
  await tick.waitFor()
  await pause(SETTLING_MS)
  await during('tick an item of a packing list', () => tick.check())

  await page.goto('/plan')
  await fillPlanForm(page, { destination: 'Lisbon', startDate: soon(60), endDate: soon(66) })
  await pause(SETTLING_MS)
  await during('plan a trip of a week', async () => {
    await planForm(page).submit.click()
    await page.waitForURL('**/dashboard')
    await page.getByText('Trip planned successfully!').waitFor()
  })

  await page.goto('/accommodations')
  await page.getByRole('tabpanel').getByRole('article').first().waitFor()
  await pause(SETTLING_MS)
  await during('search for stays', async () => {
    await page.getByPlaceholder('Search hotels, cities, or destinations...').fill('Lisbon')
    await page.waitForURL('**/accommodations?location=Lisbon')
    await page.getByRole('tabpanel').getByRole('article').first().waitFor()
  })

  await page.goto(`/accommodations/${stay}?book&checkIn=${soon(10)}&checkOut=${soon(12)}&guests=2`)
  const { confirm } = stayPage(page)
  await confirm.waitFor()
  await pause(SETTLING_MS)
  await during('book a stay', async () => {
    await confirm.click()
    await page.getByRole('dialog', { name: 'Booking Confirmed!' }).waitFor()
  })

  const vault = vaultPage.vaultScreen(page)
  await page.goto('/vault')
  await vault.setUp.click()
  const choosePassphrase = vaultPage.dialog(page, 'Choose a passphrase')
  await vaultPage.enterNewPassphrase(choosePassphrase, vaultPage.PASSPHRASE)
  await choosePassphrase.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('list', { name: 'Recovery code' }).getByRole('listitem').last().waitFor()
  const code = await vaultPage.readCode(page)
  await page.getByRole('button', { name: 'I have saved it' }).click()
  const confirmCode = vaultPage.dialog(page, 'Confirm your recovery code')
  await confirmCode.getByLabel('Group 3').fill(code[2] ?? '')
  await confirmCode.getByLabel('Group 8').fill(code[7] ?? '')
  await confirmCode.getByRole('button', { name: 'Open my vault' }).click()
  await vault.isOpen.waitFor()
  await during('open the vault', async () => {
    await page.goto('/vault')
    await vault.passphrase.fill(vaultPage.PASSPHRASE)
    await vault.unlock.click()
    await vault.isOpen.waitFor()
  })
  await during('upload a document into the vault', async () => {
    await vault.file.setInputFiles(vaultPage.doc('visa.doc'))
    await vaultPage.chooseType(page, 'Visa')
    await vault.upload.click()
    await page.getByText('Your document has been securely stored.').waitFor()
  })

  await page.goto('/travel-assistant')
  const suggestion = page.getByRole('button', { name: 'Check visa requirements' })
  await suggestion.waitFor()
  await pause(SETTLING_MS)
  await during('ask the assistant', async () => {
    await suggestion.click()
    await page
      .getByRole('log', { name: 'Conversation' })
      .getByText(/Check the official source/)
      .waitFor()
  })
  await context.close()
  return measured
}

const count = (value: number): string => Math.round(value).toLocaleString('en-US')
const dollars = (value: number): string => (value > 0 && value < 1 ? '< $1' : `$${count(value)}`)
const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(bytes < 10_000 ? 1 : 0)

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const NAMES: Readonly<Record<Priced, string>> = {
  reads: 'Firestore: reads',
  writes: 'Firestore: writes',
  firestoreBytes: 'Firestore: bytes sent',
  storedInFirestore: 'Firestore: storage',
  calls: 'the function: calls',
  functionSeconds: 'the function: processor and memory',
  hostingBytes: 'Hosting: bytes sent',
  storedInVault: 'Storage: files of the vault',
}

function tell(measured: Record<string, Partial<Usage>>): void {
  const actions = [
    'How often somebody does it in a month is assumed (`tests/bench/costs.ts`); the rest is counted while a browser does it',
    `once against the local stack, from before it until ${SETTLING_MS / 1_000} seconds after the result is on the screen. The`,
    'seconds of the function are those of this machine as busy as it was; the kept files are by their budget. The landing',
    'page has no React, but the script that registers the service worker, which comes once the page is idle, imports the',
    'file that visitors’ pages share (107 kB); it is one of those that the service worker keeps, and counted twice here.',
    '',
    '| | a month | reads | writes | calls | seconds of the function | kB of Hosting and /api | kB of Firestore |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...Object.entries(TIMES_A_MONTH).map(([name, times]) => {
      const used = { ...NOTHING, ...measured[name] }
      const { reads, writes, calls, functionSeconds, hostingBytes, firestoreBytes } = used
      const figures = [reads, writes, calls].map(count)
      return rowOf([
        name,
        String(times),
        ...figures,
        functionSeconds.toFixed(2),
        ...[hostingBytes, firestoreBytes].map(kilobytes),
      ])
    }),
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} in Chromium on ${cpus().length} cores with a load of ${loadavg()[0]?.toFixed(0)}, Node ${process.versions.node}.`,
  ]
  const person: Usage = { ...usageOfPerson(measured, TIMES_A_MONTH), ...STORED }
  const months = PEOPLE.map((people) => costOf(person, people))
  const sources = new Map(Object.values(PRICES).map(({ source }) => [source.split(',')[0] ?? '', source]))
  const month = [
    `US dollars for so many people who are active in a month, by prices of ${PRICES_OF} that have to be looked up again before`,
    `they are relied upon: ${[...sources.values()].join('; ')}.`,
    'They stand in `tools/costs/prices.ts`.',
    '',
    rowOf(['', 'one person uses', ...PEOPLE.map(count)]),
    rowOf(['---', '---', ...PEOPLE.map(() => '---')]),
    ...(Object.keys(PRICES) as Priced[]).map((unit) =>
      rowOf([NAMES[unit], count(person[unit]), ...months.map((costs) => dollars(costs[unit]))]),
    ),
    rowOf(['all', '', ...months.map((costs) => dollars(totalOf(costs)))]),
    '',
    'In the busiest hour, with four times the average load, a second has:',
    '',
    rowOf(['', ...PEOPLE.map(count)]),
    rowOf(['---', ...PEOPLE.map(() => '---')]),
    ...(['reads', 'writes', 'calls', 'functionSeconds'] as const).map((unit) =>
      rowOf([NAMES[unit], ...PEOPLE.map((people) => atPeak(person[unit] * people).toFixed(1))]),
    ),
  ]
  for (const [title, lines] of [
    ['What a month costs', month],
    ['What one action uses', actions],
  ] as const) {
    console.log(`\n${lines.join('\n')}`)
    reportBench(title, lines, FILE)
  }
}

await benchInBrowser(async (browser, url) => {
  tell(await measure(browser, url))
  return true
})
