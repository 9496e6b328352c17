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

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/** Finds Chromium or installs it: by apt on Debian as root, otherwise Playwright's own way. */
export function requireChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  console.log('Installing Chromium for the browser tests …')
  const isRoot = process.getuid?.() === 0
  if (existsSync('/etc/debian_version') && isRoot) {
    run('apt-get', ['update', '-q'])
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])
  }
  if (findChromium() === undefined)
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  const installed = findChromium()
  if (installed === undefined)
    throw new Error('No Chromium for the browser tests: install one and name it in CHROMIUM_PATH.')
  return installed
}
