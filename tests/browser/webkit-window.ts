import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { NotReadyError, type BrowserWindow } from './browser-window.ts'
import { findElement, setValue, type Search } from './element.ts'

const STARTUP_MS = 30_000

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function isAnswering(url: string): Promise<void> {
  const end = Date.now() + STARTUP_MS
  for (;;) {
    try {
      if ((await fetch(`${url}/status`)).ok) return
    } catch {
      // It is not up yet.
    }
    if (Date.now() > end) throw new Error(`WebKitWebDriver does not answer at ${url}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** WebKitGTK by its own WebDriver, on a screen that nobody sees. A driver has one session, so each window brings its own. */
export class WebKitWindow implements BrowserWindow {
  readonly #driver: WebDriver
  readonly #program: ChildProcess

  private constructor(driver: WebDriver, program: ChildProcess) {
    this.#driver = driver
    this.#program = program
  }

  static async start(binary: string): Promise<WebKitWindow> {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    // A process group of its own: xvfb-run leaves its children behind when it alone is ended.
    const program = spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
    })
    await isAnswering(url)
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build()
    return new WebKitWindow(driver, program)
  }

  async open(url: string): Promise<void> {
    await this.#driver.get(url)
  }

  async reload(): Promise<void> {
    await this.#driver.navigate().refresh()
  }

  url(): Promise<string> {
    return this.#driver.getCurrentUrl()
  }

  async evaluate(expression: string): Promise<unknown> {
    const [value, fault] = await this.#driver.executeAsyncScript<[unknown, string | null]>(
      `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${expression})).then((value) => done([value, null]), (error) => done([null, String(error)]));`,
    )
    if (fault !== null) throw new Error(fault)
    return value
  }

  click(search: Search): Promise<void> {
    return whenReady(async () => {
      const element = await this.#need(search)
      await this.#driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
      const isDisabled = (await element.getAttribute('aria-disabled')) === 'true' || !(await element.isEnabled())
      if (isDisabled) throw new NotReadyError('it is disabled')
      await element.click()
    })
  }

  fill(search: Search, text: string): Promise<void> {
    return whenReady(async () => {
      const element = await this.#need(search)
      const type = await element.getAttribute('type')
      if (type === 'date' || type === 'number') {
        await this.#driver.executeScript(`(${setValue.toString()})(arguments[0], arguments[1])`, element, text)
        return
      }
      await this.#driver.executeScript('arguments[0].focus(); arguments[0].select()', element)
      await element.sendKeys(text)
    })
  }

  upload(search: Search, path: string): Promise<void> {
    return whenReady(async () => {
      await (await this.#need(search)).sendKeys(path)
    })
  }

  async press(key: 'Escape' | 'Enter'): Promise<void> {
    await this.#driver
      .actions()
      .sendKeys(key === 'Escape' ? Key.ESCAPE : Key.ENTER)
      .perform()
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.manage().window().setRect({ width, height })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64')
  }

  /** Under automation its profile is in memory: the last window goes, and the app starts from nothing in a new one. */
  async restart(): Promise<void> {
    const before = await this.#driver.getWindowHandle()
    await this.#driver.switchTo().newWindow('window')
    const after = await this.#driver.getWindowHandle()
    await this.#driver.switchTo().window(before)
    await this.#driver.close()
    await this.#driver.switchTo().window(after)
  }

  async quit(): Promise<void> {
    await this.#driver.quit().catch(() => undefined)
    const { pid } = this.#program
    if (pid !== undefined) process.kill(-pid, 'SIGTERM')
  }

  #find(search: Search): Promise<WebElement | null> {
    return this.#driver.executeScript<WebElement | null>(`return (${findElement.toString()})(arguments[0])`, search)
  }

  async #need(search: Search): Promise<WebElement> {
    const element = await this.#find(search)
    if (element === null) throw new NotReadyError('not there')
    return element
  }
}

/** An element that was drawn anew or is covered may be there the next moment. */
async function whenReady(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (fault) {
    const isPassing =
      fault instanceof error.StaleElementReferenceError ||
      fault instanceof error.ElementClickInterceptedError ||
      fault instanceof error.ElementNotInteractableError
    throw isPassing ? new NotReadyError(fault.message) : fault
  }
}
