import type { Page } from '@playwright/test'
import { aSubscribing } from '../api/support/push-double.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { WHOLE_CHROMIUM } from '../browser/chromium.ts'
import { expect, test, type Device } from './installed-app.ts'
import { waitUntilKept } from './kept-in-browser.ts'
import { storeTrip } from './stored-documents.ts'

// A headless shell shows no notifications.
test.use(WHOLE_CHROMIUM)

interface Shown {
  readonly title: string
  readonly body: string
  readonly path: string
}

/** The numbers that the worker puts on the app's icon from now on, which no headless browser has. */
async function badgesOf(device: Device): Promise<() => Promise<number[]>> {
  const worker = await workerOf(device)
  await worker.evaluate(() => {
    const badges: number[] = []
    Object.assign(self, { badges })
    Object.assign(Object.getPrototypeOf(navigator), {
      setAppBadge: (count: number) => Promise.resolve(void badges.push(count)),
    })
  })
  return () => worker.evaluate(() => (self as unknown as { readonly badges: number[] }).badges)
}

const workerOf = async ({ context }: Device) => context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')

/** Delivers to the app's worker what a push service would, which no browser of these tests can reach. */
async function aReceiver(device: Device, page: Page) {
  await device.context.grantPermissions(['notifications'])
  const session = await device.context.newCDPSession(page)
  const faults: string[] = []
  session.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => faults.push(errorMessage.errorMessage))
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL === new URL('/', page.url()).href,
      )
      if (own !== undefined) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  const badges = await badgesOf(device)
  let delivered = 0
  return {
    /**
     * Ends when the worker has shown the message. Chromium takes a notification for closed that is not there yet when
     * somebody asks which are.
     */
    deliver: async (message: unknown): Promise<void> => {
      const data = typeof message === 'string' ? message : JSON.stringify(message)
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      delivered += 1
      await expect.poll(async () => (await badges()).length).toBe(delivered)
    },
    badges,
    /** What went wrong in the worker, such as a picture that its content policy stops. */
    faults,
  }
}

/** What stands among the notifications of the system, the newest last. */
const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, path: data.path }))
  })

/** Presses the notification that says this, as no headless browser can be pressed on; what the worker does follows to its end. */
const press = async (device: Device, body: string): Promise<string[]> =>
  (await workerOf(device)).evaluate(async (text) => {
    const scope = self as unknown as {
      readonly registration: ServiceWorkerRegistration
      readonly clients: { openWindow: (url: string) => Promise<null> }
    }
    const notification = (await scope.registration.getNotifications()).find((one) => one.body === text)
    const opened: string[] = []
    // A browser opens a tab for a real press alone.
    scope.clients.openWindow = async (url) => (opened.push(url), null)
    const work: Promise<unknown>[] = []
    const event = new Event('notificationclick')
    self.dispatchEvent(Object.assign(event, { notification, waitUntil: (one: Promise<unknown>) => work.push(one) }))
    await Promise.all(work)
    return opened
  }, body)

test('what is pushed is shown, and a press on it leads there in the tab that is open', async ({
  newDevice,
  account,
}) => {
  const trip = await storeTrip(account.uid, { destination: 'Lisbon' })
  const device = await newDevice()
  const page = await device.signIn(account, '/profile')
  const { deliver, faults, badges } = await aReceiver(device, page)

  const booking = 'Your booking of Sunset Sail is confirmed.'
  const joined = 'Ben Guest has joined your trip to Lisbon.'
  const starts = 'Your trip to Lisbon starts tomorrow.'
  await deliver({ kind: 'booking-confirmed', subjectId: 'a-booking', text: booking, unread: 1 })
  await deliver({ kind: 'trip-joined', subjectId: trip, text: joined, unread: 2 })
  await deliver({ kind: 'trip-starts', subjectId: trip, text: starts, unread: 3 })
  // The same once more is one.
  await deliver({ kind: 'trip-starts', subjectId: trip, text: starts, unread: 3 })
  expect(await badges()).toEqual([1, 2, 3, 3])
  await expect
    .poll(async () => (await shownOn(page)).toSorted((a, b) => a.body.localeCompare(b.body)))
    .toEqual([
      { title: 'Waymark', body: joined, path: `/trips/${trip}` },
      { title: 'Waymark', body: booking, path: '/dashboard' },
      { title: 'Waymark', body: starts, path: `/trips/${trip}` },
    ])

  expect(await press(device, booking)).toEqual([])
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await press(device, starts)).toEqual([])
  await expect(page).toHaveURL(new RegExp(`/trips/${trip}$`))
  await expect(page.getByRole('heading', { level: 1, name: '3 days in Lisbon' })).toBeVisible()
  // What was pressed is gone; the other stays.
  expect((await shownOn(page)).map(({ body }) => body)).toEqual([joined])
  expect(faults).toEqual([])
})

test('with no tab open, a press opens one', async ({ newDevice, account }) => {
  const trip = await storeTrip(account.uid, { destination: 'Lisbon' })
  const device = await newDevice()
  const page = await device.signIn(account, '/profile')
  const { deliver } = await aReceiver(device, page)
  const text = 'Your trip to Lisbon starts tomorrow.'
  await deliver({ kind: 'trip-starts', subjectId: trip, text, unread: 1 })
  await expect.poll(() => shownOn(page)).toHaveLength(1)
  const { origin } = new URL(page.url())
  // The worker lives on for a while without its last page.
  const worker = await workerOf(device)
  await device.context.newPage()
  await page.close()
  expect(worker.url()).toBe(`${origin}/sw.js`)
  expect(await press(device, text)).toEqual([`${origin}/trips/${trip}`])
})

test('what arrives malformed shows that there is something new, and leads home', async ({ newDevice }) => {
  const device = await newDevice()
  const page = await device.open('/')
  await waitUntilKept(page, 'shell')
  const { deliver, faults } = await aReceiver(device, page)
  const text = 'Come here'
  for (const malformed of [
    '',
    'no JSON',
    'null',
    '[]',
    { text },
    { kind: 'trip-starts', text },
    { kind: 7, subjectId: 'x', text },
    { kind: 'trip-starts', subjectId: 'x', text: { toString: text } },
  ])
    await deliver(malformed)
  const unknown = { title: 'Waymark', body: 'There is something new.', path: '/dashboard' }
  await expect.poll(() => shownOn(page)).toEqual([unknown])

  // These are what a server may send, if never ours: they are shown, and lead nowhere but into the app.
  await deliver({ kind: '__proto__', subjectId: 'x', text: 'unknown', unread: -1 })
  await deliver({ kind: 'trip-starts', subjectId: '//evil.test/../..', text: 'foreign', unread: 1e99 })
  await expect
    .poll(async () => (await shownOn(page)).slice(-2).map(({ body, path }) => [body, path]))
    .toEqual([
      ['unknown', '/dashboard'],
      ['foreign', '/trips/%2F%2Fevil.test%2F..%2F..'],
    ])
  await press(device, 'foreign')
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(login|trips)/)
  expect(new URL(page.url()).hostname).toBe('localhost')
  expect(faults).toEqual([])
})

test('a device that the browser has given another address goes on being told', async ({ newDevice, account }) => {
  const device = await newDevice()
  await device.signIn(account, '/profile')
  const renewed = aSubscribing('https://fcm.googleapis.com/fcm/send/renewed')
  await (
    await workerOf(device)
  ).evaluate(async ({ endpoint, p256dh, auth }) => {
    const newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }
    const work: Promise<unknown>[] = []
    const event = new Event('pushsubscriptionchange')
    self.dispatchEvent(Object.assign(event, { newSubscription, waitUntil: (one: Promise<unknown>) => work.push(one) }))
    await Promise.all(work)
  }, renewed)
  const sessions = await adminFirestore.collection(`users/${account.uid}/sessions`).get()
  expect(sessions.docs.map((session) => session.get('push')?.endpoint)).toContain(renewed.endpoint)
})
