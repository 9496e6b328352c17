import { setTimeout as pause } from 'node:timers/promises'
import { cpus } from 'node:os'
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'
import { serveSite } from '../emulators/browser/site.ts'
import { withStack } from '../run/with-stack.ts'
import { quantile } from './measure.ts'
import { reportBench } from './report.ts'
import { openSlowNetwork } from './slow-network.ts'
import type { AppPair, Delays } from './sync-app.ts'
import type { BarePair } from './sync-bare.ts'

const TICKS = 300
const WARM_UP = 20
const BUDGET = 1.3
/** Milliseconds there and back, as between a phone and a server of the same continent. */
const ROUND_TRIP = 40

const ITEM = { id: 'passport', name: 'Passport' }

interface Times {
  readonly bare: readonly number[]
  readonly app: readonly Delays[]
}

/** Out of step with the frames of the screen, and after what the last tick still left to do. */
const rest = (): Promise<void> => pause(50 + Math.random() * 30)

/** Both in turns, so that a slower moment of the machine meets both. */
async function measure(bare: BarePair, app: AppPair): Promise<Times> {
  const times = { bare: [] as number[], app: [] as Delays[] }
  for (let tick = 1; tick <= WARM_UP + TICKS; tick += 1) {
    const packed = tick % 2 === 1
    const ofBare = await bare.tick(packed)
    await rest()
    const ofApp = await app.tick(packed)
    await rest()
    if (tick <= WARM_UP) continue
    times.bare.push(ofBare)
    times.app.push(ofApp)
  }
  return times
}

/** At hosting's `port`, behind which the other parts of the stack follow. */
async function run(browser: Browser, port: number): Promise<Times> {
  const [{ newAccount }, { storePackingList }, { openAppPair }, { openBarePair }] = await Promise.all([
    import('../e2e/accounts.ts'),
    import('../e2e/stored-documents.ts'),
    import('./sync-app.ts'),
    import('./sync-bare.ts'),
  ])
  const account = await newAccount()
  // Of somebody else, so that neither pair hears of the other's ticks.
  const bareUid = `bare-${account.uid}`
  const [bareList, appList] = [await storePackingList(bareUid), await storePackingList(account.uid)]
  const site = await serveSite(new URL('sync-bare-page.ts', import.meta.url))
  const options = { port: port + 2, uid: bareUid, list: bareList }
  const bare = await openBarePair(browser, site.url, options, ITEM.id)
  const app = await openAppPair(browser, {
    baseURL: `http://127.0.0.1:${port}`,
    account,
    list: appList,
    item: ITEM.name,
  })
  const times = await measure(bare, app)
  await site.close()
  return times
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
const ratio = (value: number, base: number): string => `${(value / base).toFixed(2)}x`

interface Row {
  readonly cells: string
  readonly isWithin: boolean
}

function rowOf(share: number, { bare, app }: Times): Row {
  const sdk = quantile(bare, share)
  const [document, screen] = (['document', 'screen'] as const).map((until) =>
    quantile(
      app.map((delays) => delays[until]),
      share,
    ),
  ) as [number, number]
  const times = [document, screen].map((value) => `${ms(value)}, ${ratio(value, sdk)}`)
  return { cells: `| p${share * 100} | ${ms(sdk)} | ${times.join(' | ')} |`, isWithin: screen / sdk <= BUDGET }
}

const table = (rows: readonly Row[]): string[] => [
  '',
  '| | bare SDK | in the document | on the screen |',
  '| --- | --- | --- | --- |',
  ...rows.map(({ cells }) => cells),
]

function tell(overNetwork: Times, onOneMachine: Times): boolean {
  const [rows, nearRows] = [overNetwork, onOneMachine].map((times) =>
    [0.5, 0.95].map((share) => rowOf(share, times)),
  ) as [Row[], Row[]]
  const lines = [
    `A tick on one device until it shows on another, ${TICKS} times in turns with the bare SDK between write and listener`,
    `(same cache, same query). Goal: on the screen within ${BUDGET}x.`,
    '',
    `Over a network of ${ROUND_TRIP} ms there and back:`,
    ...table(rows),
    '',
    'Without any network, where what is left is the work of two browsers and the server on the same cores, and the wait',
    'for the next frame of the screen:',
    ...table(nearRows),
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} in Chromium on ${cpus().length} cores, Node ${process.versions.node}.`,
  ]
  console.log(`\n${lines.join('\n')}`)
  reportBench('Sync of packing lists', lines)
  return rows.every(({ isWithin }) => isWithin)
}

async function bench(url: string): Promise<boolean> {
  // What is imported later looks for the stack by this name when it is loaded.
  process.env['WAYMARK_URL'] = url
  const base = Number(new URL(url).port)
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
  const network = await openSlowNetwork(base, ROUND_TRIP)
  try {
    const overNetwork = await run(browser, network.port)
    return tell(overNetwork, await run(browser, base))
  } finally {
    network.close()
    await browser.close()
  }
}

const running = process.env['WAYMARK_URL']
const isWithin = running === undefined ? await withStack(({ WAYMARK_URL }) => bench(WAYMARK_URL)) : await bench(running)
process.exit(isWithin ? 0 : 1)
