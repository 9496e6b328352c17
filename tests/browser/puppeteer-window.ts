import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core'
import { NotReadyError, type BrowserWindow } from './browser-window.ts'
import { CHROMIUM_FLAGS } from './chromium.ts'
import { findElement, setValue, type Search } from './element.ts'

const OPTIONS: Readonly<Record<'chromium' | 'firefox', LaunchOptions>> = {
  chromium: { browser: 'chrome', args: CHROMIUM_FLAGS },
  firefox: { browser: 'firefox', protocol: 'webDriverBiDi' },
}

const isDateField = (element: Element): boolean => element.matches('input[type=date], input[type=number]')

/** Chromium by its DevTools protocol, Firefox by WebDriver BiDi, both spoken by Puppeteer. */
export class PuppeteerWindow implements BrowserWindow {
  readonly #options: LaunchOptions
  readonly #profile: string
  #browser: Browser
  #page: Page

  private constructor(options: LaunchOptions, profile: string, browser: Browser, page: Page) {
    this.#options = options
    this.#profile = profile
    this.#browser = browser
    this.#page = page
  }

  static async start(engine: keyof typeof OPTIONS, executablePath: string): Promise<PuppeteerWindow> {
    const profile = mkdtempSync(join(tmpdir(), `waymark-${engine}-`))
    const options: LaunchOptions = { ...OPTIONS[engine], executablePath, headless: true, userDataDir: profile }
    const [browser, page] = await launch(options)
    return new PuppeteerWindow(options, profile, browser, page)
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

  async has(search: Search): Promise<boolean> {
    return (await this.#find(search)) !== null
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
    await this.#browser.close()
    ;[this.#browser, this.#page] = await launch(this.#options)
  }

  async quit(): Promise<void> {
    await this.#browser.close()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
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

async function launch(options: LaunchOptions): Promise<[Browser, Page]> {
  // Puppeteer takes those flags out of the list that it merges with its own.
  const browser = await puppeteer.launch({ ...options, args: [...(options.args ?? [])] })
  const [first] = await browser.pages()
  return [browser, first ?? (await browser.newPage())]
}
