import { OFFLINE } from './error-watch.ts'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { aStop } from '@waymark/contract/fixtures/trips'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible, expectReflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './toast.ts'
import { storeBooking, storePackingList, storeTrip, storeTripOfStops } from './stored-documents.ts'
import { choose, day, storedStop, storedStops, storeLetters, titlesOf } from './trip-stops.ts'

/** Whether a press in its middle reaches it. */
const isOnTop = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const REFUSED = /permission|Missing or insufficient/i

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a toast that was tapped goes when its time is over', async ({ traveller, account }) => {
    await traveller.clock.install()
    await traveller.goto(`/trips/${await storeLetters(account.uid)}`)
    await traveller.getByRole('button', { name: 'Change A', exact: true }).tap()
    await traveller.getByRole('menuitem', { name: 'Remove' }).tap()
    const removed = toast(traveller, 'Undo')
    await removed.getByText('removed').tap()
    await expect(removed).toBeVisible()
    await traveller.clock.fastForward(8_000)
    await expect(removed).toHaveCount(0)
  })

  test('a day that is added to one that just fills the window is in view, with the focus', async ({
    traveller,
    account,
  }) => {
    const stop = (id: string, day: number) => aStop({ id, day, title: `Stop ${id}`, by: account.uid })
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const id = await storeTripOfStops(account.uid, {
      startDate: soon(30),
      endDate: soon(34),
      stops: Object.fromEntries([1, 2, 3, 4, 5].flatMap((day) => ids.map((id) => [id + day, stop(id + day, day)]))),
    })
    await traveller.goto(`/trips/${id}`)
    await choose(traveller, 'day 2 as a whole', 'Add a day after it')
    await expect(day(traveller, 3)).toContainText('Nothing is planned for this day.')
    const menu = traveller.getByRole('button', { name: 'Change day 3 as a whole' })
    await expect(menu).toBeFocused()
    await expect(menu).toBeInViewport()
    await expect(day(traveller, 3).getByRole('button', { name: 'Add a stop' })).toBeInViewport()
  })

  test('a trip is a page of its own: days, bookings and packing, reached from its card and its dialog', async ({
    traveller,
    account,
  }) => {
    const id = await storeTripOfStops(account.uid, { startDate: soon(30), endDate: soon(32) })
    await storeBooking(account.uid, { title: 'Casa do Miradouro', startDate: soon(30), endDate: soon(31) })
    await storePackingList(account.uid, { tripId: id, startDate: soon(30), endDate: soon(32) })
    await traveller.goto('/dashboard')
    await traveller.getByRole('link', { name: 'Open trip to Lisbon' }).click()
    await expect(traveller).toHaveURL(`/trips/${id}`)
    await expect(traveller.getByRole('heading', { level: 1, name: '3 days in Lisbon' })).toBeVisible()
    // The plan begins on the first screen.
    await expect(day(traveller, 1).getByRole('checkbox', { name: 'Done: Castelo de São Jorge' })).toBeInViewport()
    await expect(day(traveller, 1)).toContainText('Castelo de São Jorge')
    await expect(day(traveller, 1)).toContainText('09:30 – 11:00')
    await expect(day(traveller, 1)).toContainText('About $15')
    await expect(day(traveller, 1)).toContainText('Accommodation: Casa do Miradouro')
    await expect(day(traveller, 2)).toContainText('A guesthouse in Baixa')
    await expect(day(traveller, 3)).not.toContainText('A guesthouse in Baixa')
    const overview = traveller.getByRole('region', { name: 'Overview' })
    await expect(overview).toContainText('Casa do Miradouro')
    await expect(overview).toContainText('1 / 2 items packed')
    await expect(overview).toContainText('Answered by the built-in guide')
    await expectAccessible(traveller)
    await expectAccessible(traveller)
    await expectReflow(traveller)

    await traveller
      .getByRole('navigation', { name: 'Days' })
      .getByRole('link', { name: /^Day 3/ })
      .click()
    await expect(traveller.getByRole('heading', { name: /^Day 3/ })).toBeInViewport()
    await expect(traveller.getByRole('heading', { name: /^Day 3/ })).toBeFocused()

    // Back closes what lies over the page, and does not leave it.
    for (const [action, title] of [
      ['Edit', 'Edit stop'],
      ['Move to another day', 'Move to another day'],
    ] as const) {
      await choose(traveller, 'Castelo de São Jorge', action, 0)
      await expect(traveller.getByRole('dialog', { name: title })).toBeVisible()
      await traveller.goBack()
      await expect(traveller.getByRole('dialog')).toBeHidden()
      await expect(traveller).toHaveURL(`/trips/${id}`)
    }

    await traveller.goto(`/dashboard?trip=${id}`)
    await traveller.getByRole('dialog').getByRole('link', { name: 'Open trip' }).click()
    await expect(traveller).toHaveURL(`/trips/${id}`)
  })

  test('a trip of before is shown as well, and one that is gone says so', async ({ traveller, account, errors }) => {
    errors.allow(REFUSED)
    const id = await storeTrip(account.uid)
    await traveller.goto(`/trips/${id}`)
    await expect(day(traveller, 2)).toContainText('Castelo de São Jorge')
    // It is made changeable as soon as it is opened.
    await choose(traveller, 'Castelo de São Jorge', 'Remove', 0)
    await expect.poll(async () => (await storedStops(id)).filter(({ removedBy }) => removedBy !== null)).toHaveLength(1)
    await adminFirestore.doc(`trips/${id}`).delete()
    await expect(traveller.getByRole('heading', { name: 'This trip was closed' })).toBeVisible()
    await traveller.goto('/trips/nobody-knows-it')
    await expect(traveller.getByRole('heading', { name: 'Trip not found' })).toBeVisible()
    await expectAccessible(traveller)
    await traveller.getByRole('link', { name: 'Back to your trips' }).click()
    await expect(traveller).toHaveURL('/dashboard')
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('stops are added, edited, ticked, moved and removed by touch, and a removal is undone', async ({
    traveller,
    account,
  }) => {
    const id = await storeLetters(account.uid)
    await traveller.goto(`/trips/${id}`)
    await day(traveller, 1).getByRole('button', { name: 'Add a stop' }).tap()
    const dialog = traveller.getByRole('dialog', { name: 'Add to day 1' })
    await dialog.getByRole('button', { name: 'Add' }).tap()
    await expect(dialog.getByLabel(/^Title/)).toHaveAccessibleDescription(/title .* is required/)
    await dialog.getByLabel(/^Title/).fill('Tram 28')
    await dialog.getByLabel('Cost per person').fill('a lot')
    await dialog.getByRole('button', { name: 'Add' }).tap()
    await expect(dialog.getByLabel('Cost per person')).toHaveAccessibleDescription('An amount such as 12.50')
    await dialog.getByLabel('Cost per person').fill('3,20')
    await dialog.getByLabel('Starts at').fill('10:15')
    await dialog.getByLabel('Minutes').fill('40')
    await dialog.getByLabel('Note').fill('Sit on the left')
    await dialog.getByLabel('Link').fill('example.com/tram')
    await expectAccessible(traveller)
    await dialog.getByRole('button', { name: 'Add' }).tap()
    await expect(dialog).toBeHidden()
    await expect(day(traveller, 1)).toContainText('10:15 – 10:55')
    await expect(day(traveller, 1)).toContainText('Sit on the left')
    await expect(day(traveller, 1)).toContainText('About $3.20')
    await expect.poll(() => storedStop(id, 'Tram 28')).toMatchObject({ day: 1, costCents: 320, by: account.uid })

    await choose(traveller, 'Tram 28', 'Edit')
    await traveller.getByLabel(/^Title/).fill('Tram 12')
    await traveller.getByRole('button', { name: 'Save' }).tap()
    await expect.poll(() => storedStop(id, 'Tram 12')).toMatchObject({ note: 'Sit on the left' })

    await traveller.getByRole('checkbox', { name: 'Done: A' }).tap()
    await expect.poll(() => storedStop(id, 'A')).toMatchObject({ done: true })
    await choose(traveller, 'A', 'Lock')
    await expect.poll(() => storedStop(id, 'A')).toMatchObject({ locked: true })
    await choose(traveller, 'A', 'Move down')
    await expect.poll(() => titlesOf(traveller, 1)).toEqual(['B', 'A', 'C', 'Tram 12'])

    await choose(traveller, 'C', 'Move to another day')
    await traveller
      .getByRole('dialog')
      .getByRole('button', { name: /^Day 2/ })
      .tap()
    await expect.poll(() => titlesOf(traveller, 2)).toEqual(['D', 'E', 'F', 'C'])
    await choose(traveller, 'D', 'Move to another day')
    await traveller
      .getByRole('dialog')
      .getByRole('button', { name: /^Ideas/ })
      .tap()
    await expect(traveller.getByRole('region', { name: 'Ideas' })).toContainText('D')
    await expect.poll(() => storedStop(id, 'D')).toMatchObject({ day: null })

    await choose(traveller, 'B', 'Remove')
    await toast(traveller, 'B removed').hover()
    await expect.poll(() => storedStop(id, 'B')).toMatchObject({ removedBy: account.uid })
    await expect.poll(() => titlesOf(traveller, 1)).toEqual(['A', 'Tram 12'])
    await traveller
      .locator('[data-sonner-toast]')
      .filter({ hasText: 'B removed' })
      .getByRole('button', { name: 'Undo' })
      .tap()
    await expect.poll(() => titlesOf(traveller, 1)).toEqual(['B', 'A', 'Tram 12'])
    await expect.poll(() => storedStop(id, 'B')).toMatchObject({ removedBy: null })
    await expectAccessible(traveller)
  })

  test('a stop is dragged with a finger to another day, and the page scrolls on at its edge', async ({
    traveller,
    account,
    context,
  }) => {
    const id = await storeLetters(account.uid)
    await traveller.goto(`/trips/${id}`)
    await handleOf(traveller, 'A').hover()
    const { x, y } = await middleOf(handleOf(traveller, 'A'))
    const finger = await context.newCDPSession(traveller)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] })
    await touch('touchStart', y)
    await touch('touchMove', y + 20)
    // Held near the lower edge until the ideas, which come last, are there.
    await touch('touchMove', 720)
    await expect(traveller.getByRole('region', { name: 'Ideas' })).toBeInViewport()
    const ideas = traveller.getByRole('region', { name: 'Ideas' }).getByRole('heading')
    const MIDDLE = 400
    const placeOfIdeas = async () => {
      await touch('touchMove', MIDDLE)
      return (await ideas.boundingBox())?.y ?? 0
    }
    // A busy machine scrolls past them: back and forth at the edges until they lie between those.
    await expect(async () => {
      const at = await placeOfIdeas()
      if (at < 170 || at > 600) await touch('touchMove', at < 170 ? 120 : 720)
      expect(at).toBeGreaterThanOrEqual(170)
      expect(at).toBeLessThanOrEqual(600)
    }).toPass({ intervals: [100] })
    await touch('touchMove', (await placeOfIdeas()) + 4)
    await touch('touchEnd', 0)
    await expect.poll(async () => (await storedStop(id, 'A'))?.day).not.toBe(1)
    await expect.poll(() => titlesOf(traveller, 1)).toEqual(['B', 'C'])
  })

  test('stops that overlap get later times by one tap, and the dates of the trip move with it', async ({
    traveller,
    account,
  }) => {
    const id = await storeLetters(account.uid, {
      A: { startsAt: '09:00', minutes: 120 },
      B: { startsAt: '10:00', minutes: 60 },
      C: { startsAt: '11:00', minutes: 60, locked: true },
    })
    await traveller.goto(`/trips/${id}`)
    await expect(day(traveller, 1)).toContainText('Stops overlap. Later: 11:00 B')
    await day(traveller, 1).getByRole('button', { name: 'Take these times' }).tap()
    await expect.poll(() => storedStop(id, 'B')).toMatchObject({ startsAt: '11:00' })

    await traveller.getByRole('button', { name: 'More for this trip' }).tap()
    await traveller.getByRole('menuitem', { name: 'Change dates' }).tap()
    await traveller.getByLabel('First day').fill(soon(40))
    await traveller.getByRole('dialog').getByRole('button', { name: 'Change dates' }).tap()
    await expect
      .poll(async () => (await adminFirestore.doc(`trips/${id}`).get()).data())
      .toMatchObject({ startDate: soon(40), endDate: soon(41) })

    const long = await storeTripOfStops(account.uid, { startDate: soon(50), endDate: soon(69) })
    await traveller.goto(`/trips/${long}`)
    // Far down, past days that are laid out on the way.
    for (const name of [/^Day 12/, 'Overview']) {
      const link = traveller.getByRole('navigation', { name: 'Days' }).getByRole('link', { name })
      await link.click()
      await expect(traveller.getByRole('heading', { name })).toBeFocused()
      await expect(traveller.getByRole('heading', { name })).toBeInViewport()
      await expect(link).toHaveAttribute('aria-current', 'true')
    }
  })

  test('days are added, moved and removed, and a trip is copied', async ({ traveller, account }) => {
    const id = await storeLetters(account.uid)
    await traveller.goto(`/trips/${id}`)
    await choose(traveller, 'day 1 as a whole', 'Move day down')
    await expect.poll(() => titlesOf(traveller, 1)).toEqual(['D', 'E', 'F'])
    await choose(traveller, 'day 1 as a whole', 'Add a day after it')
    await expect(day(traveller, 2)).toContainText('Nothing is planned for this day.')
    await expect(traveller.getByRole('button', { name: 'Change day 2 as a whole' })).toBeFocused()
    await expect.poll(() => titlesOf(traveller, 3)).toEqual(['A', 'B', 'C'])
    await choose(traveller, 'day 3 as a whole', 'Remove day')
    await toast(traveller, 'Day 3 removed: its 3 stops are ideas now').getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => titlesOf(traveller, 3)).toEqual(['A', 'B', 'C'])
    await choose(traveller, 'day 3 as a whole', 'Remove day')
    await expect(traveller.getByRole('region', { name: 'Ideas' })).toContainText('C')
    await expect(day(traveller, 3)).toHaveCount(0)
    await expect(toast(traveller, 'Day 3 removed: its 3 stops are ideas now')).toBeVisible()
    await traveller.getByRole('button', { name: 'More for this trip' }).tap()
    // The toast at the bottom lies below the menu.
    const last = traveller.getByRole('menuitem', { name: 'Delete trip' })
    await expect(last).toBeVisible()
    expect(await isOnTop(last)).toBe(true)
    await traveller.getByRole('menuitem', { name: 'Copy trip' }).tap()
    await expect(traveller.getByText('Trip copied')).toBeVisible()
    await expect(traveller).not.toHaveURL(`/trips/${id}`)
    await expect.poll(() => titlesOf(traveller, 1)).toEqual(['D', 'E', 'F'])
  })

  test('bookings become stops of their days, with the code, the address and the way to the tickets', async ({
    traveller,
    account,
  }) => {
    const id = await storeLetters(account.uid)
    const details = { location: 'Lisbon', address: 'Rua da Graça 12', checkInTime: '4:00 PM', unitPriceCents: 100 }
    const stay = await storeBooking(account.uid, {
      accommodationId: 'casa-do-miradouro',
      startDate: soon(30),
      endDate: soon(31),
      details,
    })
    const tour = await storeBooking(account.uid, {
      type: 'activity',
      title: 'Tiles tour',
      startDate: null,
      endDate: null,
      confirmationCode: 'AC-1777622400000',
      details: { location: 'Largo 3, Lisbon', unitPriceCents: 100 },
    })
    await traveller.goto(`/trips/${id}`)
    await expect(day(traveller, 1)).toContainText('Casa do Miradouro · check-in from 16:00')
    await expect(day(traveller, 2)).toContainText('Check-out: Casa do Miradouro')
    await traveller.getByRole('button', { name: 'Adapt the plan to Casa do Miradouro' }).tap()
    const adapting = traveller.getByRole('dialog', { name: 'Adapt to Casa do Miradouro' })
    await expect(adapting).toContainText('Check-in at 16:00')
    await expectAccessible(traveller)
    await adapting.getByRole('button', { name: 'Adapt the plan' }).tap()
    await expect
      .poll(() => storedStop(id, 'Casa do Miradouro: Check-in'))
      .toMatchObject({
        day: 1,
        startsAt: '16:00',
        place: { name: 'Casa do Miradouro', status: 'verified' },
      })
    await expect.poll(() => storedStop(id, 'Casa do Miradouro: Check-out')).toMatchObject({ day: 2, kind: 'sleep' })
    await traveller.getByRole('button', { name: 'Undo' }).first().tap()
    await expect(day(traveller, 2)).toContainText('Check-out: Casa do Miradouro')

    await traveller.getByRole('button', { name: 'Add to day 1: Casa do Miradouro' }).tap()
    await expect
      .poll(() => storedStop(id, 'Casa do Miradouro'))
      .toMatchObject({
        day: 1,
        kind: 'sleep',
        startsAt: '16:00',
        description: 'Rua da Graça 12',
        bookingId: stay,
      })
    await expect(day(traveller, 1)).toContainText('Code: ST-1777622400000')
    await expect(day(traveller, 1)).toContainText('Rua da Graça 12')
    await expect(day(traveller, 1).getByRole('link', { name: /^Find on a map: Rua da Graça 12/ })).toHaveAttribute(
      'href',
      /openstreetmap\.org\/search\?query=Rua/,
    )

    await day(traveller, 2).getByRole('button', { name: 'Add a stop' }).tap()
    const dialog = traveller.getByRole('dialog', { name: 'Add to day 2' })
    await dialog.getByRole('combobox', { name: 'Booking' }).tap()
    await expect(traveller.getByRole('option', { name: 'Casa do Miradouro' })).toHaveCount(0)
    await traveller.getByRole('option', { name: 'Tiles tour' }).tap()
    await expect(dialog.getByLabel(/^Title/)).toHaveValue('Tiles tour')
    await dialog.getByLabel('Starts at').fill('11:00')
    await expectAccessible(traveller)
    await dialog.getByRole('button', { name: 'Add' }).tap()
    await expect.poll(() => storedStop(id, 'Tiles tour')).toMatchObject({ day: 2, kind: 'booking', bookingId: tour })
    await expect(day(traveller, 2)).toContainText('AC-1777622400000')
    await expectAccessible(traveller)

    await traveller.getByRole('button', { name: 'On day 1: Casa do Miradouro' }).tap()
    await expect(traveller.getByRole('heading', { name: /^Day 1/ })).toBeFocused()
    await day(traveller, 1).getByRole('link', { name: 'Tickets for Casa do Miradouro' }).tap()
    await expect(traveller.getByRole('heading', { name: 'Tickets' })).toBeVisible()
    await expect(traveller.getByText('ST-1777622400000').first()).toBeVisible()
  })

  test('on the day the next stop comes first', async ({ traveller, account }) => {
    const id = await storeLetters(account.uid, {
      A: { startsAt: '00:00', minutes: 5 },
      B: { startsAt: '23:55', minutes: 5, place: aStop().place },
    })
    await adminFirestore.doc(`trips/${id}`).update({ startDate: soon(0), endDate: soon(1) })
    await traveller.goto(`/trips/${id}`)
    const today = traveller.getByRole('region', { name: 'Today, day 1' })
    await expect(today).toContainText(/Next: 23:55.* · in \d+ /)
    await expect(today.getByRole('link', { name: /^Directions to/ })).toHaveAttribute('href', /openstreetmap/)
    await expectAccessible(traveller)
    await today.getByRole('link', { name: 'Today, day 1' }).tap()
    await expect(traveller.getByRole('heading', { name: /^Day 1/ })).toBeFocused()
  })
})

test('all is done by keyboard alone, told aloud, undone and done again', async ({ traveller, account }) => {
  const id = await storeLetters(account.uid)
  await traveller.goto(`/trips/${id}`)
  const menu = traveller.getByRole('button', { name: 'Change A', exact: true })
  const told = (text: string) => expect(traveller.getByRole('status').filter({ hasText: text })).toBeAttached()
  const press = (...keys: string[]) =>
    keys.reduce(async (before, key) => before.then(() => traveller.keyboard.press(key)), Promise.resolve())
  /** Chooses from the menu; it moves the focus a moment after each key, and keys pressed before that go elsewhere. */
  const fromMenu = async (key: string, item: string) => {
    await menu.focus()
    await press('Enter')
    await expect(traveller.locator('[role=menuitem]:focus')).toBeAttached()
    await press(key)
    await expect(traveller.getByRole('menuitem', { name: item })).toBeFocused()
    await press('Enter')
  }
  await fromMenu('ArrowDown', 'Move down')
  await told('A is now 2 of 3')
  await expect(menu).toBeFocused()
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['B', 'A', 'C'])
  await press('Control+z')
  await told('Undone: A is now 2 of 3')
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['A', 'B', 'C'])
  await press('Control+Shift+Z')
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['B', 'A', 'C'])

  await fromMenu('End', 'Remove')
  await told('A removed')
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['B', 'C'])
  // A toast under the mouse stays, unless what it offers to undo was undone: its button would undo the change before.
  await toast(traveller, 'A removed').hover()
  await press('Control+z')
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['B', 'A', 'C'])
  await expect(toast(traveller, 'A removed')).toHaveCount(0)

  await day(traveller, 2).getByRole('button', { name: 'Add a stop' }).focus()
  await press('Enter')
  await expect(traveller.getByRole('dialog')).toBeVisible()
  await expect(traveller.getByLabel(/^Title/)).toBeFocused()
  await traveller.keyboard.type('Night walk')
  await press('Enter')
  await expect.poll(() => titlesOf(traveller, 2)).toEqual(['D', 'E', 'F', 'Night walk'])
  await press('Control+z')
  await expect.poll(() => titlesOf(traveller, 2)).toEqual(['D', 'E', 'F'])
  await press('Control+y')
  await expect.poll(() => titlesOf(traveller, 2)).toEqual(['D', 'E', 'F', 'Night walk'])
  await expect.poll(() => storedStop(id, 'Night walk')).toMatchObject({ removedBy: null, day: 2 })
  await expectAccessible(traveller)
  await expectAccessible(traveller)
})

const handleOf = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })

async function middleOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a stop is dragged by its handle within its day and to another, with a mouse', async ({ traveller, account }) => {
  const id = await storeLetters(account.uid)
  // So high that no stop lies at an edge, where the page scrolls under the pointer.
  await traveller.setViewportSize({ width: 1280, height: 2000 })
  await traveller.goto(`/trips/${id}`)
  // The map makes the list beside it narrower when it comes.
  await expect(traveller.locator('.leaflet-container')).toBeVisible()
  const drag = async (title: string, over: string, below: number, drop = true) => {
    // Waits until what comes late above it has moved it to its place.
    await handleOf(traveller, title).hover()
    await traveller.mouse.down()
    const to = await middleOf(handleOf(traveller, over))
    await traveller.mouse.move(to.x, to.y + below / 2)
    await traveller.mouse.move(to.x, to.y + below)
    await expect(traveller.locator('.drop-line')).toBeVisible()
    if (drop) await traveller.mouse.up()
  }
  await drag('A', 'B', 30)
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['B', 'A', 'C'])
  await expect(traveller.locator('.drop-line, .stop-dragged')).toHaveCount(0)
  await drag('C', 'E', 0)
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['B', 'A'])
  await expect.poll(async () => (await titlesOf(traveller, 2)).length).toBe(4)
  await expect.poll(() => storedStop(id, 'C')).toMatchObject({ day: 2, by: account.uid })
  await drag('B', 'F', 30, false)
  await traveller.keyboard.press('Escape')
  await traveller.mouse.up()
  await expect(traveller.locator('.drop-line, .stop-dragged')).toHaveCount(0)
  expect(await titlesOf(traveller, 1)).toEqual(['B', 'A'])
})

test('a stop is lifted, moved and put down by keys, and each step is told', async ({ traveller, account }) => {
  const id = await storeLetters(account.uid)
  await traveller.goto(`/trips/${id}`)
  const handle = handleOf(traveller, 'B')
  const told = (text: string | RegExp) => expect(traveller.getByRole('status').filter({ hasText: text })).toBeAttached()
  await handle.focus()
  await traveller.keyboard.press('Space')
  await told(/^B lifted from day 1, 2 of 3\. Arrow keys move it/)
  await traveller.keyboard.press('ArrowDown')
  await told('B: day 1, 3 of 3')
  await traveller.keyboard.press('ArrowDown')
  await told('B: day 2, 1 of 4')
  await traveller.keyboard.press('Escape')
  await told('B stays where it was')
  expect(await titlesOf(traveller, 1)).toEqual(['A', 'B', 'C'])
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Space']) await traveller.keyboard.press(key)
  await told('B moved to day 2, 2 of 4')
  await expect.poll(() => titlesOf(traveller, 2)).toEqual(['D', 'B', 'E', 'F'])
  await expect(handle).toBeFocused()
  await traveller.keyboard.press('Control+z')
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['A', 'B', 'C'])
  await expectAccessible(traveller)
})

test('a place of the atlas is found as one types and fills in what is known of it', async ({ traveller, account }) => {
  const id = await storeLetters(account.uid)
  await traveller.goto(`/trips/${id}`)
  await day(traveller, 2).getByRole('button', { name: 'Add a stop' }).click()
  const title = traveller.getByRole('combobox', { name: /^Title/ })
  await title.pressSequentially('torre de b')
  await expect(traveller.getByRole('option').first()).toBeVisible()
  await traveller.keyboard.press('Escape')
  await expect(traveller.getByRole('option')).toHaveCount(0)
  await title.pressSequentially('e')
  await expect(traveller.getByRole('option')).toHaveText([/Belém Tower/])
  await expectAccessible(traveller)
  await traveller.keyboard.press('ArrowDown')
  await traveller.keyboard.press('Enter')
  await expect(title).toHaveValue('Belém Tower')
  await expect(traveller.getByLabel('Minutes')).toHaveValue(/^\d+$/)
  await expectAccessible(traveller)
  await traveller.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(() => storedStop(id, 'Belém Tower')).toMatchObject({ day: 2, place: { status: 'verified' } })
  await expect(day(traveller, 2).getByRole('button', { name: 'Show Belém Tower on the map' })).toBeVisible()

  await choose(traveller, 'Belém Tower', 'Edit')
  await traveller.getByRole('button', { name: 'Take Belém Tower off the stop' }).click()
  await traveller.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => storedStop(id, 'Belém Tower')).toMatchObject({ place: null })
})

test('what is closed on its day is marked, and one tap moves it to a day on which it is open', async ({
  traveller,
  account,
}) => {
  const maat = { name: 'MAAT', kind: 'museum', status: 'verified', lat: 38.6957, lng: -9.1949 } as const
  const id = await storeLetters(account.uid, {
    A: { place: maat, startsAt: '11:00', minutes: 60 },
    E: { place: maat, startsAt: '05:00', minutes: 60 },
    F: { place: { name: 'Praia', kind: 'beach', status: 'verified', lat: 38.68, lng: -9.33 }, startsAt: '22:30' },
  })
  // A Tuesday and a Wednesday.
  await adminFirestore.doc(`trips/${id}`).update({ startDate: '2030-06-04', endDate: '2030-06-05' })
  await traveller.goto(`/trips/${id}`)
  await expect(day(traveller, 1)).toContainText('Closed on this day')
  await expect(day(traveller, 2)).toContainText(/Open \d\d:\d\d – \d\d:\d\d on this day/)
  await expect(day(traveller, 2)).toContainText(/Dark at that hour: the sun is up from 06:1\d to 20:5\d/)
  await expectAccessible(traveller)
  await expectAccessible(traveller)
  await traveller.getByRole('button', { name: 'Move to day 2: A' }).focus()
  await traveller.keyboard.press('Enter')
  await expect.poll(() => storedStop(id, 'A')).toMatchObject({ day: 2 })
  await expect(day(traveller, 1)).not.toContainText('Closed on this day')
  await day(traveller, 2)
    .getByRole('button', { name: /^Start at \d\d:\d\d: E$/ })
    .click()
  await expect.poll(async () => (await storedStop(id, 'E'))?.startsAt).not.toBe('05:00')
  await day(traveller, 2)
    .getByRole('button', { name: /^Start at 19:\d\d: F$/ })
    .click()
  await expect(day(traveller, 2)).not.toContainText('Dark at that hour')
  await expect(day(traveller, 2)).not.toContainText(/on this day/)
})

test('a stop is swapped for a place nearby, keeps its time, and is swapped back', async ({ traveller, account }) => {
  const id = await storeLetters(account.uid, { A: { startsAt: '11:00', place: aStop().place, note: 'With Mia' } })
  await traveller.goto(`/trips/${id}`)
  await choose(traveller, 'A', 'Swap for a place nearby')
  const dialog = traveller.getByRole('dialog', { name: 'Swap for a place nearby' })
  const take = dialog.getByRole('button', { name: /^Take / }).first()
  const name = ((await take.getAttribute('aria-label')) ?? '').replace('Take ', '')
  await expectAccessible(traveller)
  await take.focus()
  await traveller.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(() => storedStop(id, name)).toMatchObject({ startsAt: '11:00', note: 'With Mia', place: { name } })
  await traveller.keyboard.press('Control+z')
  await expect.poll(() => storedStop(id, 'A')).toMatchObject({ place: aStop().place })
})

test('the gaps of a day are filled by places that are open then, one by one', async ({ traveller, account }) => {
  const id = await storeLetters(account.uid, { A: { startsAt: '09:30', minutes: 90, locked: true } })
  await traveller.goto(`/trips/${id}`)
  await day(traveller, 1).getByRole('button', { name: 'Fill the gaps' }).click()
  const dialog = traveller.getByRole('dialog', { name: 'Fill the gaps of day 1' })
  await expect(dialog.getByRole('listitem').first()).toHaveText(/^09:30A$/)
  const add = dialog.getByRole('button', { name: /^Add / }).first()
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('Add ', '')
  await expectAccessible(traveller)
  await add.focus()
  await traveller.keyboard.press('Enter')
  await expect.poll(() => storedStop(id, name)).toMatchObject({ day: 1, startsAt: expect.stringMatching(/^1\d:/) })
  await expect(dialog.getByRole('button', { name: `Add ${name}`, exact: true })).toBeHidden()
  await traveller.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(expect.arrayContaining(['A', 'B', 'C', name]))
})

test('a day is planned again beside what is kept, and taken stop by stop, also without a network', async ({
  traveller,
  account,
  errors,
}) => {
  errors.allow(OFFLINE)
  const sight = { kind: 'sight', minutes: 90, place: aStop().place } as const
  const id = await storeLetters(account.uid, {
    A: { ...sight, startsAt: '09:30', locked: true },
    // As planned, not added by somebody.
    B: { ...sight, id: 'd1-2', startsAt: '13:30', note: 'With Mia' },
  })
  await traveller.goto(`/trips/${id}`)
  await traveller.getByRole('button', { name: 'Change day 1 as a whole' }).click()
  await traveller.getByRole('menuitem', { name: 'Plan this day again' }).click()
  const dialog = traveller.getByRole('dialog', { name: 'Plan day 1 again' })
  await expect(dialog.getByText('By the built-in guide.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: /^09:30A$/ })).toBeVisible()
  await expectAccessible(traveller)
  const line = dialog.getByRole('listitem').filter({ hasText: 'Instead of 13:30 B' })
  const take = line.getByRole('button', { name: /^Take / })
  const name = ((await take.getAttribute('aria-label')) ?? '').replace('Take ', '')
  await take.focus()
  await traveller.keyboard.press('Enter')
  await expect.poll(() => storedStop(id, name)).toMatchObject({ day: 1, note: 'With Mia', place: { name } })
  await expect(dialog.getByRole('button', { name: `Take ${name}`, exact: true })).toBeHidden()
  await traveller.keyboard.press('Escape')
  await traveller.keyboard.press('Control+z')
  await expect.poll(() => storedStop(id, 'B')).toMatchObject({ startsAt: '13:30', place: aStop().place })

  await traveller.context().setOffline(true)
  await traveller.getByRole('button', { name: 'Change day 1 as a whole' }).click()
  await traveller.getByRole('menuitem', { name: 'Plan this day again' }).click()
  const here = dialog.getByRole('button', { name: /^(?:Take|Add) / }).first()
  const other = ((await here.getAttribute('aria-label')) ?? '').replace(/^(?:Take|Add) /, '')
  await here.click()
  await traveller.keyboard.press('Escape')
  await expect.poll(() => titlesOf(traveller, 1)).toContain(other)
  await traveller.context().setOffline(false)
  await expect.poll(() => storedStop(id, other)).toMatchObject({ day: 1, place: { name: other } })
  expect(await storedStop(id, 'A')).toMatchObject({ startsAt: '09:30', locked: true })
})

test('two devices see what the other does, and nobody undoes the work of the other', async ({
  traveller,
  secondDevice,
  account,
}) => {
  const id = await storeLetters(account.uid)
  await Promise.all([traveller.goto(`/trips/${id}`), secondDevice.goto(`/trips/${id}`)])
  await traveller.getByRole('checkbox', { name: 'Done: A' }).check()
  await expect(secondDevice.getByRole('checkbox', { name: 'Done: A' })).toBeChecked()
  await choose(traveller, 'B', 'Edit')
  await traveller.getByLabel(/^Title/).fill('Mine')
  await traveller.getByRole('button', { name: 'Save' }).click()
  await expect(secondDevice.getByRole('checkbox', { name: 'Done: Mine' })).toBeVisible()
  await choose(secondDevice, 'Mine', 'Edit')
  await secondDevice.getByLabel(/^Title/).fill('Theirs')
  await secondDevice.getByRole('button', { name: 'Save' }).click()
  await expect(traveller.getByRole('checkbox', { name: 'Done: Theirs' })).toBeVisible()
  await traveller.getByRole('button', { name: 'Undo' }).first().click()
  await expect(traveller.getByText('This can no longer be undone')).toBeVisible()
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['A', 'Theirs', 'C'])
})

test('an open menu stays where it is while somebody else moves its stop and the one above it', async ({
  traveller,
  account,
}) => {
  const id = await storeLetters(account.uid)
  await traveller.goto(`/trips/${id}`)
  await traveller.getByRole('button', { name: 'Change B', exact: true }).click()
  const menu = traveller.getByRole('menu', { name: 'Change B' })
  const edit = menu.getByRole('menuitem', { name: 'Edit' })
  const before = await edit.boundingBox()
  await adminFirestore.doc(`trips/${id}`).update({ 'stops.a.day': 2, 'stops.a.order': 'g' })
  await expect.poll(() => titlesOf(traveller, 2)).toEqual(['D', 'E', 'F', 'A'])
  await expect(menu.getByRole('menuitem', { name: 'Move up' })).toBeDisabled()
  expect(await edit.boundingBox()).toEqual(before)
  await adminFirestore.doc(`trips/${id}`).update({ 'stops.b.day': 2, 'stops.b.order': 'h' })
  await expect.poll(() => titlesOf(traveller, 2)).toEqual(['D', 'E', 'F', 'A', 'B'])
  await expect(menu.getByText('B', { exact: true })).toBeVisible()
  await edit.click()
  await expect(traveller.getByRole('dialog').getByLabel(/^Title/)).toHaveValue('B')
})

test('without a network stops are changed, the changes are counted, and they are sent when it returns', async ({
  traveller,
  account,
  context,
  errors,
}) => {
  errors.allow(OFFLINE)
  const id = await storeLetters(account.uid)
  await traveller.goto(`/trips/${id}`)
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['A', 'B', 'C'])
  await context.setOffline(true)
  await traveller.getByRole('checkbox', { name: 'Done: A' }).check()
  await choose(traveller, 'C', 'Move up')
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['A', 'C', 'B'])
  await expect(traveller.getByText('You are offline · 2 changes wait to be sent')).toBeVisible()
  expect(await storedStop(id, 'A')).toMatchObject({ done: false })
  await context.setOffline(false)
  await expect.poll(() => storedStop(id, 'A')).toMatchObject({ done: true })
  await expect.poll(async () => (await storedStop(id, 'C'))?.order).toMatch(/^a./)
  await expect(traveller.getByText(/to be sent|sending/)).toBeHidden()
})

test('what a viewer of now has changed as an editor without a network is offered back, also by the next load', async ({
  traveller,
  account,
  context,
  errors,
}) => {
  errors.allow(OFFLINE)
  errors.allow(REFUSED)
  const id = await storeLetters(account.uid)
  const trip = adminFirestore.doc(`trips/${id}`)
  await trip.update({ userId: 'somebody', [`roles.${account.uid}`]: 'editor' })
  const edit = async (page: Page, title: string, to: string) => {
    await choose(page, title, 'Edit')
    await page
      .getByRole('dialog')
      .getByLabel(/^Title/)
      .fill(to)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => titlesOf(page, 1)).toContain(to)
  }
  await traveller.goto(`/trips/${id}`)
  await expect.poll(() => titlesOf(traveller, 1)).toEqual(['A', 'B', 'C'])
  // An app that is installed has the dialog without a network; this page has it once it was open.
  await choose(traveller, 'A', 'Edit')
  await traveller.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(traveller.getByRole('dialog')).toBeHidden()
  await context.setOffline(true)
  await edit(traveller, 'A', 'Not yet')
  await edit(traveller, 'Not yet', 'The aquarium at noon')
  await traveller.getByRole('button', { name: 'Add an expense' }).click()
  await traveller.getByLabel(/^What for/).fill('Aquarium for two')
  await traveller.getByLabel(/^Amount/).fill('38.50')
  await traveller.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(traveller.getByText('You are offline · 3 changes wait to be sent')).toBeVisible()
  await traveller.close()
  await trip.update({ [`roles.${account.uid}`]: 'viewer' })
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`/trips/${id}`)
  const notice = toast(later, 'You can only look at this trip now. What you changed was not saved.')
  await expect(notice).toContainText('The aquarium at noon')
  await expect(notice).not.toContainText('Not yet')
  await expect(notice).toContainText('Aquarium for two, €38.50, Activities. You paid, for')
  await expect.poll(() => titlesOf(later, 1)).toEqual(['A', 'B', 'C'])
  expect(await storedStop(id, 'A')).toBeDefined()
})

test('a trip is taken along: on paper without buttons, as a calendar, places and data', async ({
  traveller,
  account,
}) => {
  const id = await storeTripOfStops(account.uid, { startDate: soon(30), endDate: soon(32) })
  await traveller.goto(`/trips/${id}`)
  for (const [item, ending, holds] of [
    ['Add to calendar (.ics)', 'ics', 'SUMMARY:Castelo de São Jorge'],
    ['Places for a map (.gpx)', 'gpx', '<name>Castelo de São Jorge</name>'],
    ['All of it (.json)', 'json', '"title": "3 days in Lisbon"'],
  ] as const) {
    await traveller.getByRole('button', { name: 'More for this trip' }).click()
    const download = traveller.waitForEvent('download')
    await traveller.getByRole('menuitem', { name: item }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`lisbon-${soon(30)}.${ending}`)
    expect(readFileSync(await file.path(), 'utf8')).toContain(holds)
  }
  await traveller.emulateMedia({ media: 'print' })
  await expect(day(traveller, 1)).toContainText('Castelo de São Jorge')
  await expect(traveller.getByRole('navigation')).toHaveCount(0)
  await expect(traveller.getByRole('button', { name: /^(?:Change|Add|More|Undo)/ })).toHaveCount(0)
})
