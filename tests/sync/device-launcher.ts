import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'
import { serveSite, type Site } from '../emulators/browser/site.ts'
import type { Address } from './cloud.ts'
import type { Device } from './device.ts'
import { openNodeDevice } from './node-device.ts'
import { openTabDevice } from './tab-device.ts'

/** `tabs` is one browser profile with two tabs, which share their cache and what waits to be sent. */
export type DeviceKind = 'node' | 'tab' | 'tabs'

/** Opens the devices of an episode, each for a person of its own. */
export interface DeviceLauncher {
  open(kinds: readonly DeviceKind[], cloud: Address, path: string): Promise<Device[]>
  close(): Promise<void>
}

const PEOPLE = ['ann', 'ben', 'cat', 'dan'] as const
export const MEMBERS: readonly string[] = PEOPLE

/** @param withBrowser whether Chromium is started; without it there are only devices in Node. */
export async function startLauncher(withBrowser: boolean): Promise<DeviceLauncher> {
  let browser: Browser | undefined
  let site: Site | undefined
  if (withBrowser) {
    browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
    site = await serveSite(new URL('page.ts', import.meta.url))
  }

  async function openKind(kind: DeviceKind, uid: string, cloud: Address, path: string): Promise<Device[]> {
    if (kind === 'node') return [openNodeDevice(uid, cloud, path)]
    if (browser === undefined || site === undefined) throw new Error('Tabs need a browser.')
    const profile = await browser.newContext()
    const options = { port: cloud.port, project: cloud.project, uid, path }
    const first = await openTabDevice(profile, site.url, options, 'a tab')
    if (kind === 'tab') return [first]
    return [first, await openTabDevice(profile, site.url, options, 'a second tab')]
  }

  return {
    async open(kinds, cloud, path) {
      const opened: Device[] = []
      for (const [index, kind] of kinds.entries())
        opened.push(...(await openKind(kind, PEOPLE[index] ?? `guest-${index}`, cloud, path)))
      return opened
    },
    async close() {
      await browser?.close()
      await site?.close()
    },
  }
}
