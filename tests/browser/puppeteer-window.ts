import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core'
import { NotReadyError, type BrowserWindow } from './browser-window.ts'
import { CHROMIUM_FLAGS } from './chromium.ts'
import { findElement, setValue, type Search } from './element.ts'

type Engine = 'chromium' | 'firefox'

const OPTIONS: Readonly<Record<Engine, LaunchOptions>> = {
  chromium: { browser: 'chrome', args: CHROMIUM_FLAGS },
  firefox: {
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    extraPrefsFirefox: {
      // One renderer process for all pages, as in a browser with little memory, and no spare ones.
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      'browser.newtab.preload': false,
    },
  },
}

const isDateField = (element: Element): boolean => element.matches('input[type=date], input[type=number]')

/** A browser with its own profile on disk. */
interface Running {
  readonly options: LaunchOptions
  readonly profile: string
  browser: Browser
}

/**
 * Windows that need no restart share a browser, each with a private profile: starting a browser costs more than most
 * stories.
 */
let common: Promise<Running> | undefined

/** Controls Chromium by the DevTools protocol and Firefox by WebDriver BiDi, both through Puppeteer. */
export class PuppeteerWindow implements BrowserWindow {
  readonly #running: Running
  readonly #context: BrowserContext | undefined
  #page: Page

  private constructor(running: Running, context: BrowserContext | undefined, page: Page) {
    this.#running = running
    this.#context = context
    this.#page = page
  }

  /** @param restarts whether it can be restarted with its stored data */
  static async start(engine: Engine, executablePath: string, restarts: boolean): Promise<PuppeteerWindow> {
    if (restarts) {
      const running = await launchNew(engine, executablePath)
      return new PuppeteerWindow(running, undefined, await firstPage(running.browser))
    }
    common ??= launchNew(engine, executablePath)
    const running = await common
    const context = await running.browser.createBrowserContext()
    // A separate window, because background tabs are suspended.
    return new PuppeteerWindow(running, context, await context.newPage({ type: 'window' }))
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url)
  }

  async reload(): Promise<void> {
    await this.#page.reload()
  }

  async url(): Promise<string> {
    return this.#page.evaluate(() => location.href)
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression)
  }

  async click(search: Search): Promise<void> {
    const element = await this.#need(search)
    const isThere = await element.evaluate((node) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = node.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return node.contains(hit) && !node.matches(':disabled, [aria-disabled=true]')
    })
    if (!isThere) throw new NotReadyError('something lies over it, or it is disabled')
    await element.click()
  }

  async fill(search: Search, text: string): Promise<void> {
    const element = await this.#need(search)
    if (await element.evaluate(isDateField)) {
      await element.evaluate(setValue, text)
      return
    }
    await element.focus()
    await element.evaluate((node) => (node as HTMLInputElement).select())
    await element.type(text)
  }

  async upload(search: Search, path: string): Promise<void> {
    const element = await this.#need(search)
    await (element as ElementHandle<HTMLInputElement>).uploadFile(path)
  }

  async press(key: 'Escape' | 'Enter'): Promise<void> {
    await this.#page.keyboard.press(key)
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#page.setViewport({ width, height })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot())
  }

  async restart(): Promise<void> {
    if (this.#context !== undefined) throw new Error('Ask for a device that restarts.')
    await this.#running.browser.close()
    this.#running.browser = await launch(this.#running.options)
    this.#page = await firstPage(this.#running.browser)
  }

  async quit(): Promise<void> {
    await (this.#context === undefined ? end(this.#running) : this.#context.close())
  }

  /** Closes the shared browsers. */
  static async quitAll(): Promise<void> {
    const running = await common
    common = undefined
    if (running !== undefined) await end(running)
  }

  async #find(search: Search): Promise<ElementHandle | null> {
    // As text: the function calls itself by its name, and Puppeteer would send it without one.
    const handle = await this.#page.evaluateHandle(`(${findElement.toString()})(${JSON.stringify(search)})`)
    return handle.asElement() as ElementHandle | null
  }

  async #need(search: Search): Promise<ElementHandle> {
    const element = await this.#find(search)
    if (element === null) throw new NotReadyError('not there')
    return element
  }
}

/** Puppeteer takes those flags out of the list that it merges with its own. */
const launch = (options: LaunchOptions): Promise<Browser> =>
  puppeteer.launch({ ...options, args: [...(options.args ?? [])] })

async function launchNew(engine: Engine, executablePath: string): Promise<Running> {
  const profile = mkdtempSync(join(tmpdir(), `waymark-${engine}-`))
  const options: LaunchOptions = { ...OPTIONS[engine], executablePath, headless: true, userDataDir: profile }
  return { options, profile, browser: await launch(options) }
}

const firstPage = async (browser: Browser): Promise<Page> => (await browser.pages())[0] ?? (await browser.newPage())

async function end({ browser, profile }: Running): Promise<void> {
  await browser.close()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
