import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { LOCAL } from '@waymark/tools/local-stack/paths'
import { adminAuth } from '../api/support/stack.ts'
import { NotReadyError, type BrowserWindow } from './browser-window.ts'
import { searchFor, settlesSoon, type Wanted } from './element.ts'
import { findEngine, type Engine } from './engines.ts'
import { PuppeteerWindow } from './puppeteer-window.ts'
import { WebKitWindow } from './webkit-window.ts'

/** Only ends stories that hang. */
const PATIENCE_MS = 100_000
const PAUSE_MS = 100

export interface Account {
  readonly uid: string
  readonly email: string
  readonly password: string
}

export async function newAccount({ admin = false } = {}): Promise<Account> {
  const email = `${randomUUID()}@waymark.test`
  const password = 'correct horse battery'
  const { uid } = await adminAuth.createUser({ email, password, displayName: 'Tess Tester' })
  if (admin) await adminAuth.setCustomUserClaims(uid, { admin: true })
  return { uid, email, password }
}

/** The engine of this run. */
function chosenEngine(): Engine {
  const engine = process.env['ENGINE']
  if (engine === 'chromium' || engine === 'firefox' || engine === 'webkit') return engine
  throw new Error('ENGINE must name one of chromium, firefox, webkit.')
}

/** A browser that performs each action as soon as the page allows it. */
export class Device {
  readonly window: BrowserWindow
  readonly #origin: string

  private constructor(window: BrowserWindow, origin: string) {
    this.window = window
    this.#origin = origin
  }

  /**
   * @param origin where the app is served
   * @param restarts whether the browser can be restarted
   */
  static async start(origin: string, restarts: boolean): Promise<Device> {
    const engine = chosenEngine()
    const program = findEngine(engine)
    if (program === undefined) throw new Error(`No ${engine} on this machine.`)
    const window =
      engine === 'webkit' ? await WebKitWindow.start(program) : await PuppeteerWindow.start(engine, program, restarts)
    await window.resize(1280, 900)
    return new Device(window, origin)
  }

  open(path: string): Promise<void> {
    return this.window.open(this.#origin + path)
  }

  /** Waits until the element exists. */
  async sees(wanted: Wanted): Promise<void> {
    await this.#until(describe(wanted), () => this.#settles(wanted, true))
  }

  async seesNo(wanted: Wanted): Promise<void> {
    await this.#until(`no ${describe(wanted)}`, () => this.#settles(wanted, false))
  }

  click(wanted: Wanted): Promise<void> {
    return this.#act(`a click on ${describe(wanted)}`, () => this.window.click(searchFor(wanted)))
  }

  /** Fills in the field with that label. */
  fill(name: string | RegExp, text: string, within?: Wanted): Promise<void> {
    const field: Wanted = { role: 'field', name, ...(within === undefined ? {} : { within }) }
    return this.#act(`filling ${describe(field)}`, () => this.window.fill(searchFor(field), text))
  }

  /** Chooses an option of a select. */
  async choose(name: string | RegExp, option: string): Promise<void> {
    await this.click({ role: 'combobox', name })
    await this.click({ role: 'option', text: option })
  }

  upload(path: string): Promise<void> {
    const search = searchFor({ css: 'input[type=file]', hidden: true })
    return this.#act('giving a file', () => this.window.upload(search, path))
  }

  async isAt(path: string | RegExp): Promise<void> {
    await this.#until(`the address ${path}`, async () => {
      const { pathname, search } = new URL(await this.window.url())
      return typeof path === 'string' ? path === pathname + search : path.test(pathname + search)
    })
  }

  /** Waits until the expression, in the page, is true. */
  async until(what: string, expression: string): Promise<void> {
    await this.#until(what, async () => (await this.window.evaluate(expression)) === true)
  }

  /** Signs in with the form, continues to `path`, and waits for a text there. */
  async signIn(account: Account, path = '/dashboard'): Promise<void> {
    await this.enter(account, path)
    await this.sees({ role: 'title' })
  }

  /** Signs in with the form and waits until the address is `path`. */
  async enter({ email, password }: Account, path: string): Promise<void> {
    await this.open(`/sign-in?next=${encodeURIComponent(path)}`)
    await this.fill('E-mail address', email)
    await this.fill('Password', password)
    await this.click({ role: 'button', name: 'Sign in' })
    await this.isAt(path)
  }

  /** Waits until a service worker controls the page and has cached all files of the signed-in app. */
  async keepsApp(): Promise<void> {
    await this.until('the app is kept for offline use', KEEPS_APP)
  }

  /** Saves what a failed story looked like. */
  async #picture(): Promise<string> {
    const folder = `${LOCAL}stories/`
    mkdirSync(folder, { recursive: true })
    const file = `${folder}${chosenEngine()}-${randomUUID()}.png`
    writeFileSync(file, await this.window.screenshot())
    return file
  }

  async #settles(wanted: Wanted, isThere: boolean): Promise<boolean> {
    return (await this.window.evaluate(settlesSoon(searchFor(wanted), isThere))) === true
  }

  #act(what: string, act: () => Promise<void>): Promise<void> {
    return this.#until(what, async () => {
      try {
        await act()
        return true
      } catch (error) {
        if (error instanceof NotReadyError) return false
        throw error
      }
    })
  }

  async #until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    let fault: unknown
    do {
      try {
        if (await isSo()) return
        fault = undefined
      } catch (error) {
        // A page does not respond while it is being left.
        fault = error
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    } while (Date.now() < end)
    throw new Error(`Waited in vain for ${what}; see ${await this.#picture()}`, { cause: fault })
  }
}

const describe = ({ role, name, text, css, within }: Wanted): string =>
  [
    role ?? css ?? 'something',
    name ?? '',
    text === undefined ? '' : `saying ${text}`,
    within && `in ${describe(within)}`,
  ]
    .filter(Boolean)
    .map(String)
    .join(' ')

const KEEPS_APP = `(async () => {
  const { active } = await navigator.serviceWorker.ready
  if (active?.state !== 'activated' || navigator.serviceWorker.controller === null) return false
  const worker = await (await fetch('/sw.js')).text()
  const files = [...worker.matchAll(/"part":"app","revision":null,"url":"([^"]+)"/g)].map(([, url]) => url)
  // One query for all files: repeated queries per file slow down Firefox while it fetches them.
  const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  const kept = new Set(stores.flat().map(({ url }) => new URL(url).pathname))
  return files.length > 0 && files.every((url) => kept.has('/' + url))
})()`
