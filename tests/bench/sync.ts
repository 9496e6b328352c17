import { setTimeout as pause } from 'node:timers/promises'
import { cpus } from 'node:os'
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'
import { serveSite } from '../emulators/browser/site.ts'
import { withStack } from '../run/with-stack.ts'
import { quantile } from './quantile.ts'
import { reportBench } from './report.ts'
import type { AppPair, Delays } from './sync-app.ts'
import type { BarePair } from './sync-bare.ts'

const TICKS = 300
const WARM_UP = 20
const BUDGET = 1.3

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

async function run(browser: Browser, url: string): Promise<Times> {
  // What they import looks for the stack by this name when it is loaded.
  process.env['WAYMARK_URL'] = url
  const [{ newAccount }, { storePackingList }, { openAppPair }, { openBarePair }] = await Promise.all([
    import('../e2e/accounts.ts'),
    import('../e2e/stored.ts'),
    import('./sync-app.ts'),
    import('./sync-bare.ts'),
  ])
  const account = await newAccount()
  // Of somebody else, so that neither pair hears of the other's ticks.
  const bareUid = `bare-${account.uid}`
  const [bareList, appList] = [await storePackingList(bareUid), await storePackingList(account.uid)]
  const site = await serveSite(new URL('sync-bare-page.ts', import.meta.url))
  const options = { port: Number(new URL(url).port) + 2, uid: bareUid, list: bareList }
  const bare = await openBarePair(browser, site.url, options, ITEM.id)
  const app = await openAppPair(browser, { baseURL: url, account, list: appList, item: ITEM.name })
  const times = await measure(bare, app)
  await site.close()
  return times
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
const ratio = (value: number, base: number): string => `${(value / base).toFixed(2)}x`

function tell({ bare, app }: Times): boolean {
  const rows = [0.5, 0.95].map((share) => {
    const sdk = quantile(bare, share)
    const document = quantile(
      app.map((delays) => delays.document),
      share,
    )
    const screen = quantile(
      app.map((delays) => delays.screen),
      share,
    )
    return { name: `p${share * 100}`, sdk, document, screen }
  })
  const lines = [
    `A tick on one device until it shows on another, ${TICKS} times in turns with the bare SDK between write and listener`,
    `(same cache, same query). Goal: on the screen within ${BUDGET}x.`,
    '',
    '| | bare SDK | in the document | on the screen |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ name, sdk, document, screen }) =>
        `| ${name} | ${ms(sdk)} | ${ms(document)}, ${ratio(document, sdk)} | ${ms(screen)}, ${ratio(screen, sdk)} |`,
    ),
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} in Chromium on ${cpus().length} cores, Node ${process.versions.node}.`,
  ]
  console.log(`\n${lines.join('\n')}`)
  reportBench('Sync of packing lists', lines)
  return rows.every(({ sdk, screen }) => screen / sdk <= BUDGET)
}

async function bench(url: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
  try {
    return tell(await run(browser, url))
  } finally {
    await browser.close()
  }
}

const running = process.env['WAYMARK_URL']
const isWithin = running === undefined ? await withStack(({ WAYMARK_URL }) => bench(WAYMARK_URL)) : await bench(running)
process.exit(isWithin ? 0 : 1)
