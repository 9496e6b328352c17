import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { findChromium } from './chromium.ts'

/** The three browser engines. WebKitGTK is the closest to Safari on Linux. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** Debian's packages of each engine and its driver, and a virtual screen for browsers without a headless mode. */
const PACKAGES: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth'],
}

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path))

/** The browser of WebKitGTK's own tests, in the library folder of each processor's own name. */
function findMiniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const paths = ['.', ...folders.map(({ name }) => name)].flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) => `/usr/lib/${folder}/${version}/MiniBrowser`),
  )
  return firstOf([process.env['WEBKIT_PATH'], ...paths])
}

const isProgram = (name: string): boolean => spawnSync('which', [name], { stdio: 'ignore' }).status === 0

/** The program of an engine: CHROMIUM_PATH, FIREFOX_PATH or WEBKIT_PATH, else the system's. Undefined when there is none. */
export function findEngine(engine: Engine): string | undefined {
  if (engine === 'chromium') return findChromium()
  if (engine === 'firefox') return firstOf([process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'])
  if (process.platform !== 'linux' || !isProgram('WebKitWebDriver') || !isProgram('xvfb-run')) return undefined
  return findMiniBrowser()
}

/** Where the stories run: in each engine that is found. */
export function enginesOfStories(): readonly Engine[] {
  return ENGINES.filter((engine) => findEngine(engine) !== undefined)
}

/** Installs missing engines on Debian as root; elsewhere they stay missing. */
export function installEngines(): void {
  const missing = ENGINES.filter((engine) => findEngine(engine) === undefined)
  if (missing.length === 0 || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  console.log(`Installing ${missing.join(', ')} for the browser tests …`)
  const packages = missing.flatMap((engine) => PACKAGES[engine])
  const run = (args: readonly string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  run(['update', '-q'])
  run(['install', '-y', '-q', '--no-install-recommends', ...packages])
}
