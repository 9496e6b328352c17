import type { Page } from '@playwright/test'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { newAccount } from './accounts.ts'
import { expect, test } from './installed-app.ts'
import { choose, day, storedStops, storeLetters, titlesOf } from './trip-stops.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })

/** Every day with its stops, and the ideas, as the screen shows them: title, note, and whether it is done. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator('[data-stop]')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [
          row.closest('section')?.querySelector('h2, h3')?.textContent ?? '',
          row.querySelector('input')?.getAttribute('aria-label'),
          row.querySelector('input')?.checked === true ? 'ticked' : '',
          row.querySelector('.whitespace-pre-line')?.textContent ?? '',
        ].join(' | '),
      ),
    )

async function writeNote(page: Page, title: string, note: string): Promise<void> {
  await choose(page, title, 'Edit')
  await page.getByLabel('Note').fill(note)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function moveTo(page: Page, title: string, where: RegExp): Promise<void> {
  await choose(page, title, 'Move to another day')
  await page.getByRole('dialog').getByRole('button', { name: where }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function add(page: Page, number: number, title: string): Promise<void> {
  await day(page, number).getByRole('button', { name: 'Add a stop' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Title/)
    .fill(title)
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Done: ${title}`, exact: true }).check()

/** What the page tells of changes that stand instead of one's own. */
const overtaken = (page: Page) => region(page, 'Changed elsewhere, too')

test('two people change the same trip without a network, and both see one plan and whose change stands', async ({
  newDevice,
  account,
}) => {
  const gus = await newAccount()
  const id = await storeLetters(
    account.uid,
    {},
    {
      endDate: soon(32),
      memberIds: [account.uid, gus.uid],
      roles: { [account.uid]: 'owner', [gus.uid]: 'editor' },
      memberNames: { [account.uid]: 'Tess Tester', [gus.uid]: 'Gus Guest' },
    },
  )
  const devices = { owner: await newDevice(), editor: await newDevice() }
  const owner = await devices.owner.signIn(account, `/trips/${id}`)
  const editor = await devices.editor.signIn(gus, `/trips/${id}`)
  for (const page of [owner, editor]) await expect.poll(() => titlesOf(page, 2)).toEqual(['D', 'E', 'F'])
  await devices.owner.setOffline(true)
  await devices.editor.setOffline(true)

  await moveTo(owner, 'A', /^Day 2/)
  await writeNote(owner, 'B', 'Written by Tess')
  await choose(owner, 'C', 'Remove')
  await tick(owner, 'D')
  await choose(owner, 'E', 'Move up')
  await writeNote(owner, 'F', 'Bring the camera')
  await add(owner, 3, 'Market')
  await expect(owner.getByText('You are offline · 7 changes wait to be sent')).toBeVisible()

  await moveTo(editor, 'A', /^Ideas/)
  await writeNote(editor, 'B', 'Written by Gus')
  await writeNote(editor, 'C', 'Tickets are with me')
  await tick(editor, 'D')
  await choose(editor, 'F', 'Remove')
  await add(editor, 3, 'Concert')
  await tick(editor, 'Concert')

  await devices.owner.setOffline(false)
  await expect.poll(async () => (await storedStops(id)).map(({ title }) => title)).toContain('Market')
  await devices.editor.setOffline(false)

  // What both changed is as it reached the server last; what one removed stays removed; all else is kept.
  await expect.poll(() => titlesOf(owner, 3).then((titles) => new Set(titles))).toEqual(new Set(['Concert', 'Market']))
  await expect.poll(() => titlesOf(owner, 2)).toEqual(['E', 'D'])
  for (const page of [owner, editor]) {
    await expect(region(page, 'Ideas')).toContainText('A')
    await expect(day(page, 1)).toContainText('Written by Gus')
    await expect(page.getByRole('checkbox', { name: /^Done: [CF]$/ })).toHaveCount(0)
  }
  await expect(async () => expect(await shown(editor)).toEqual(await shown(owner))).toPass()

  await expect(overtaken(owner)).toContainText('“A” was changed by Gus GuestDay: no day. You had day 2.')
  await expect(overtaken(owner)).toContainText('Note: “Written by Gus”. You had “Written by Tess”.')
  await expect(overtaken(owner)).toContainText('“F” was removed by Gus GuestNote: you had “Bring the camera”.')
  await expect(overtaken(editor)).toContainText('“C” was removed by Tess TesterNote: you had “Tickets are with me”.')
  await expectAccessible(owner)

  await overtaken(owner)
    .getByRole('button', { name: /^Put mine back: “A”/ })
    .click()
  await expect.poll(() => titlesOf(editor, 2)).toContain('A')
  await overtaken(editor)
    .getByRole('button', { name: /^Add it again: “C”/ })
    .click()
  await expect(day(owner, 1)).toContainText('Tickets are with me')
  await expect(overtaken(owner)).toContainText('“F”')
  await owner.reload()
  await overtaken(owner).getByRole('button', { name: 'All right' }).click()
  await expect(overtaken(owner)).toHaveCount(0)
  await expect(async () => expect(await shown(editor)).toEqual(await shown(owner))).toPass()
})

test('a day is added behind the last one without a network, and filled; others wait for one, and say so', async ({
  newDevice,
  account,
}) => {
  const id = await storeLetters(account.uid)
  const device = await newDevice()
  const page = await device.signIn(account, `/trips/${id}`)
  await expect.poll(() => titlesOf(page, 2)).toEqual(['D', 'E', 'F'])
  await device.setOffline(true)
  await page.getByRole('button', { name: 'Change day 1 as a whole' }).click()
  for (const name of ['Add a day after it', 'Move day down', 'Remove day'])
    await expect(page.getByRole('menuitem', { name: `${name} (when online)` })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change day 2 as a whole' }).click()
  await page.getByRole('menuitem', { name: 'Add a day after it', exact: true }).click()
  await add(page, 3, 'Market')
  await expect(page.getByText('You are offline · 2 changes wait to be sent')).toBeVisible()
  await device.reload(page)
  await expect.poll(() => titlesOf(page, 3)).toEqual(['Market'])
  await device.setOffline(false)
  await expect
    .poll(() =>
      adminFirestore
        .doc(`trips/${id}`)
        .get()
        .then((trip) => trip.get('endDate')),
    )
    .toBe(soon(32))
  await expect.poll(async () => (await storedStops(id)).map(({ title }) => title)).toContain('Market')
  await expect.poll(() => titlesOf(page, 3)).toEqual(['Market'])
})
