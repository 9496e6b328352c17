import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium'

/**
 * Parts of Chromium that are turned off. Each new window would load two pages of its own for its address bar, which nobody
 * sees; they took a third of a test's computing time. The last list that Chromium is given counts alone, so the rest of
 * this one is what Playwright turns off by itself.
 */
const TURNED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** What a headless Chromium needs in containers and on closed networks. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${TURNED_OFF.join(',')}`,
]

const candidates = (): string[] =>
  [
    process.env['CHROMIUM_PATH'],
    DEBIAN,
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].filter((path) => path !== undefined)

/** The Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's. Undefined when there is none. */
export const findChromium = (): string | undefined => candidates().find((path) => existsSync(path))

/**
 * The same without the parts of a browser that surround a page, which Debian packs beside it: it computes a third less for
 * a page that is opened in a new profile. Where it is missing, the whole Chromium.
 */
export function findHeadlessShell(): string | undefined {
  const whole = findChromium()
  const shell = `${whole}-headless-shell`
  return existsSync(shell) ? shell : whole
}

/** How Playwright starts it. */
export const launchOf = (executablePath: string | undefined, ...flags: readonly string[]) => ({
  launchOptions: { args: [...CHROMIUM_FLAGS, ...flags], ...(executablePath === undefined ? {} : { executablePath }) },
})

/** For files with a test that looks at a PDF, for which a headless shell has no viewer. */
export const WHOLE_CHROMIUM = launchOf(findChromium())

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/** Finds Chromium or installs it: by apt on Debian as root, with its headless shell, otherwise Playwright's own way. */
export function requireChromium(): string {
  const found = findChromium()
  const isComplete = found === DEBIAN ? findHeadlessShell() !== DEBIAN : found !== undefined
  if (found !== undefined && isComplete) return found
  const isRoot = process.getuid?.() === 0
  if (existsSync('/etc/debian_version') && isRoot) {
    console.log('Installing Chromium for the browser tests …')
    run('apt-get', ['update', '-q'])
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'chromium-headless-shell'])
  }
  if (findChromium() === undefined)
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  const installed = findChromium()
  if (installed === undefined)
    throw new Error('No Chromium for the browser tests: install one and name it in CHROMIUM_PATH.')
  return installed
}
