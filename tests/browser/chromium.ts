import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium'

/**
 * Disabled features of Chromium. Each new window would load two invisible pages for its address bar, which took a third
 * of a test's CPU time. Chromium only uses the last such list, so this one includes Playwright's.
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

/** Flags for containers and closed networks. */
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
 * The headless shell without the browser around the page, which Debian packages separately: it needs a third less CPU
 * time for a page in a new profile. Falls back to the full Chromium.
 */
export function findHeadlessShell(): string | undefined {
  const whole = findChromium()
  const shell = `${whole}-headless-shell`
  return existsSync(shell) ? shell : whole
}

/** Playwright's launch options. */
export const launchOf = (executablePath: string | undefined, ...flags: readonly string[]) => ({
  launchOptions: { args: [...CHROMIUM_FLAGS, ...flags], ...(executablePath === undefined ? {} : { executablePath }) },
})

/** For files with a test of PDFs, which a headless shell cannot display. */
export const WHOLE_CHROMIUM = launchOf(findChromium())

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/**
 * Finds Chromium, or installs it: with apt on Debian as root, including its headless shell, otherwise with Playwright.
 */
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
