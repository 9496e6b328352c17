import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFirestoreServer } from '@waymark/firestore-stand-in/firestore/server'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'
import { openHoldingProxy } from './browser/holding-proxy.ts'
import type { OpenOptions } from './browser/page.ts'
import { serveSite, type Site } from './browser/site.ts'
import { openTab, type Tab } from './browser/tab.ts'
import { PROJECT } from '@waymark/tools/local-stack/paths'
import { HOST } from '@waymark/tools/local-stack/ports'
import { startStandIn, type StandIn } from '@waymark/firestore-stand-in/testing/stand-in'

const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /lists/{list} { allow read: if true; allow write: if request.resource.data.get('banned', false) == false; }
    match /users/{uid} { allow read, write: if request.auth.uid == uid; }
  }
}`

let standIn: StandIn
let site: Site
let browser: Browser
const profiles: BrowserContext[] = []

beforeAll(async () => {
  standIn = await startStandIn({ rules: RULES, project: PROJECT })
  site = await serveSite()
  browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
})
beforeEach(() => standIn.reset())
afterEach(async () => {
  await Promise.all(profiles.splice(0).map((profile) => profile.close()))
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await standIn.close()
})

async function newProfile(): Promise<BrowserContext> {
  const profile = await browser.newContext()
  profiles.push(profile)
  return profile
}

const openIn = (profile: BrowserContext, options: Partial<OpenOptions> = {}): Promise<Tab> =>
  openTab(profile, site.url, { port: standIn.server.port, ...options })

/** Devices are profiles of their own, so they share no cache. */
async function device(options: Partial<OpenOptions> = {}): Promise<Tab> {
  return openIn(await newProfile(), options)
}

const stored = async (path: string) => (await standIn.admin().doc(path).get()).data()

describe('two devices', () => {
  it('see each other’s changes as they are made', async () => {
    const [phone, desk] = [await device(), await device()]
    await Promise.all([phone.watch('lists/one'), desk.watch('lists/one')])
    await phone.set('lists/one', { items: { hat: false } })
    await desk.settled('lists/one', { items: { hat: false } })
    await desk.update('lists/one', { 'items.hat': true })
    await phone.settled('lists/one', { items: { hat: true } })
    expect(await stored('lists/one')).toEqual({ items: { hat: true } })
  })

  it.each([
    ['phone', 'desk'],
    ['desk', 'phone'],
  ] as const)(
    'that were both offline merge their items of one map when the %s comes back before the %s',
    async (...order) => {
      const devices = { phone: await device(), desk: await device() }
      await standIn
        .admin()
        .doc('lists/one')
        .set({ items: { hat: false, towel: false } })
      for (const tab of Object.values(devices)) {
        await tab.watch('lists/one')
        await tab.settled('lists/one', { items: { hat: false, towel: false } })
        await tab.page.context().setOffline(true)
      }
      standIn.server.dropConnections()
      await devices.phone.update('lists/one', { 'items.hat': true })
      await devices.desk.update('lists/one', { 'items.towel': true })
      await devices.phone.until('lists/one', (shown) => shown.pending)
      expect(await stored('lists/one')).toEqual({ items: { hat: false, towel: false } })
      for (const name of order) {
        await devices[name].page.context().setOffline(false)
        expect(await devices[name].outcome('lists/one')).toBe('done')
      }
      const merged = { items: { hat: true, towel: true } }
      await Promise.all([devices.phone.settled('lists/one', merged), devices.desk.settled('lists/one', merged)])
      expect(await stored('lists/one')).toEqual(merged)
    },
  )

  it('exchange two hundred updates, each shown in order', async () => {
    const [phone, desk] = [await device(), await device()]
    await desk.watch('lists/one')
    await phone.set('lists/one', { n: 0 })
    await desk.settled('lists/one', { n: 0 })
    for (let n = 1; n <= 200; n += 1) await phone.update('lists/one', { n })
    await desk.settled('lists/one', { n: 200 })
    const told = (await desk.history('lists/one')).map((shown) => JSON.stringify(shown.data))
    const numbers = told.filter((data) => data !== 'null').map((data) => Number(/\d+/.exec(data)?.[0]))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })

  it('exchange documents of 900 kB with characters of every width', async () => {
    const [phone, desk] = [await device(), await device()]
    await desk.watch('lists/long')
    const text = 'a ß € 🏖 '.repeat(60_000)
    await phone.set('lists/long', { text })
    expect(await phone.outcome('lists/long')).toBe('done')
    await desk.settled('lists/long', { text })
    await desk.update('lists/long', { after: '日本🏖' })
    await phone.watch('lists/long')
    await phone.settled('lists/long', { text, after: '日本🏖' })
  })

  it('see a collection of three hundred documents and each change to it', async () => {
    const admin = standIn.admin()
    const batch = admin.batch()
    const lists = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [String(n), { n, name: `🧳 ${n}` }]))
    for (const [id, data] of Object.entries(lists)) batch.set(admin.doc(`lists/${id}`), data)
    await batch.commit()
    const [phone, desk] = [await device(), await device()]
    await Promise.all([phone.watch('lists'), desk.watch('lists')])
    await Promise.all([phone.settled('lists', lists), desk.settled('lists', lists)])
    await admin.doc('lists/7').delete()
    const { 7: _, ...rest } = lists
    const last = await Promise.all([phone.settled('lists', rest), desk.settled('lists', rest)])
    expect(last.map((shown) => Object.keys(Object(shown.data)))).toEqual([Object.keys(rest), Object.keys(rest)])
  })
})

describe('a device', { timeout: 60_000 }, () => {
  it('shows its own change at once and settles it with the server’s', async () => {
    const phone = await device()
    await phone.watch('lists/one')
    await phone.set('lists/one', { n: 1 })
    await phone.settled('lists/one', { n: 1 })
    const told = (await phone.history('lists/one')).filter((shown) => shown.data !== null)
    expect(told[0]).toMatchObject({ data: { n: 1 }, pending: true })
  })

  it('takes a refused write back and goes on with the next', async () => {
    const phone = await device()
    await standIn.admin().doc('lists/one').set({ n: 1 })
    await phone.watch('lists/one')
    await phone.settled('lists/one', { n: 1 })
    await phone.update('lists/one', { n: 2, banned: true }, 'refused')
    await phone.set('lists/two', { n: 1 })
    expect(await phone.outcome('refused')).toBe('permission-denied')
    expect(await phone.outcome('lists/two')).toBe('done')
    await phone.settled('lists/one', { n: 1 })
    expect((await phone.history('lists/one')).map((shown) => shown.data)).toContainEqual({ n: 2, banned: true })
    expect(await stored('lists/one')).toEqual({ n: 1 })
  })

  it('keeps a write made offline when the page is closed, and sends it when it is opened again', async () => {
    const profile = await newProfile()
    const before = await openIn(profile)
    await standIn
      .admin()
      .doc('lists/one')
      .set({ items: { hat: false, towel: false } })
    await before.watch('lists/one')
    await before.until('lists/one', (shown) => !shown.fromCache)
    await profile.setOffline(true)
    await before.update('lists/one', { 'items.hat': true })
    await before.until('lists/one', (shown) => shown.pending)
    await before.page.close()
    await profile.setOffline(false)
    await standIn.admin().doc('lists/one').update({ 'items.towel': true })

    const after = await openIn(profile, { offline: true })
    await after.watch('lists/one')
    const queued = await after.until('lists/one', (shown) => shown.data !== null)
    expect(queued).toEqual({ data: { items: { hat: true, towel: false } }, fromCache: true, pending: true })
    await after.page.evaluate(() => window.fire.online())
    await after.settled('lists/one', { items: { hat: true, towel: true } })
    expect(await stored('lists/one')).toEqual({ items: { hat: true, towel: true } })
  })

  it('catches up after a time away, deletions included', async () => {
    const phone = await device()
    const admin = standIn.admin()
    await Promise.all([admin.doc('lists/stays').set({ n: 1 }), admin.doc('lists/goes').set({ n: 1 })])
    await phone.watch('lists')
    await phone.settled('lists', { stays: { n: 1 }, goes: { n: 1 } })
    await phone.page.context().setOffline(true)
    standIn.server.dropConnections()
    await admin.doc('lists/goes').delete()
    await admin.doc('lists/comes').set({ n: 2 })
    await phone.page.context().setOffline(false)
    const last = await phone.settled('lists', { stays: { n: 1 }, comes: { n: 2 } })
    expect((await phone.history('lists')).at(-1)).toEqual(last)
  })

  it('loses nothing when its connections break again and again', async () => {
    const phone = await device()
    await phone.watch('lists/one')
    await phone.set('lists/one', { n: 0 })
    await phone.settled('lists/one', { n: 0 })
    for (let n = 1; n <= 5; n += 1) {
      standIn.server.dropConnections()
      await phone.update('lists/one', { n })
      await phone.settled('lists/one', { n })
    }
    expect(await stored('lists/one')).toEqual({ n: 5 })
  })

  it('that is forced to poll sees changes too', async () => {
    const phone = await device({ longPolling: true })
    await phone.watch('lists/one')
    for (const n of [1, 2, 3]) {
      await standIn.admin().doc('lists/one').set({ n })
      await phone.settled('lists/one', { n })
    }
    await phone.set('lists/one', { n: 4 })
    await phone.settled('lists/one', { n: 4 })
    expect(await stored('lists/one')).toEqual({ n: 4 })
  })

  it('behind a proxy that holds streams back goes over to polling', async () => {
    const proxy = await openHoldingProxy(standIn.server.port)
    try {
      const phone = await device({ port: proxy.port })
      await phone.watch('lists/one')
      for (const n of [1, 2, 3]) {
        await standIn.admin().doc('lists/one').set({ n })
        await phone.settled('lists/one', { n })
      }
      await phone.set('lists/one', { n: 4 })
      await phone.settled('lists/one', { n: 4 })
      expect(await stored('lists/one')).toEqual({ n: 4 })
      expect(proxy.backChannels).toEqual(expect.arrayContaining(['stream', 'poll']))
    } finally {
      await proxy.close()
    }
  })

  it('reads and writes as whoever is signed in now', async () => {
    const phone = await device({ uid: 'ann' })
    await standIn.admin().doc('users/ben').set({ name: 'Ben' })
    await phone.watch('users/ben')
    await phone.until('users/ben', (shown) => shown.data === 'permission-denied')
    await phone.set('users/ann', { name: 'Ann' })
    expect(await phone.outcome('users/ann')).toBe('done')
    await phone.page.evaluate(() => window.fire.signInAs('ben'))
    await phone.watch('users/ben')
    await phone.settled('users/ben', { name: 'Ben' })
    await phone.update('users/ann', { name: 'Mallory' }, 'foreign')
    expect(await phone.outcome('foreign')).toBe('permission-denied')
    expect(await stored('users/ann')).toEqual({ name: 'Ann' })
  })

  it('starts over when the emulator was started anew with the same data', async () => {
    const options = { host: HOST, project: PROJECT, rulesSource: RULES }
    const first = await startFirestoreServer({ ...options, port: 0 })
    const phone = await device({ port: first.port })
    await phone.watch('lists/one')
    await phone.set('lists/one', { n: 1 })
    await phone.settled('lists/one', { n: 1 })
    const data = first.service.exportData()
    await first.close()
    const second = await startFirestoreServer({ ...options, port: first.port })
    try {
      await second.service.importData(data)
      await phone.update('lists/one', { n: 2 })
      await phone.settled('lists/one', { n: 2 })
      expect(JSON.stringify(second.service.exportData())).toContain('"integerValue":"2"')
    } finally {
      await second.close()
    }
  })
})

describe('two tabs of one browser', { timeout: 60_000 }, () => {
  it('share their cache and see each other’s writes, online and offline', async () => {
    const profile = await newProfile()
    const [left, right] = [await openIn(profile), await openIn(profile)]
    await Promise.all([left.watch('lists/one'), right.watch('lists/one')])
    await right.set('lists/one', { n: 1 })
    await Promise.all([left.settled('lists/one', { n: 1 }), right.settled('lists/one', { n: 1 })])
    await profile.setOffline(true)
    await left.update('lists/one', { n: 2 })
    await right.until('lists/one', (shown) => shown.pending && JSON.stringify(shown.data) === '{"n":2}')
    await profile.setOffline(false)
    await Promise.all([left.settled('lists/one', { n: 2 }), right.settled('lists/one', { n: 2 })])
    expect(await stored('lists/one')).toEqual({ n: 2 })
  })

  it('stay live when the one that held the connection is closed', async () => {
    const profile = await newProfile()
    const left = await openIn(profile)
    await left.watch('lists/one')
    await left.set('lists/one', { n: 1 })
    await left.settled('lists/one', { n: 1 })
    const right = await openIn(profile)
    await right.watch('lists/one')
    await right.settled('lists/one', { n: 1 })
    await left.page.close({ runBeforeUnload: true })
    await standIn.admin().doc('lists/one').set({ n: 2 })
    await right.settled('lists/one', { n: 2 })
    await right.update('lists/one', { n: 3 })
    expect(await right.outcome('lists/one')).toBe('done')
  })
})
