import type { Locator, Page } from '@playwright/test'
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

/**
 * The dialog is gone, and the focus is back on what opened it: a menu that is opened while the focus is still on its way
 * would close again.
 */
async function closed(page: Page, opener: Locator): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
}

const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `Change ${title}`, exact: true })

async function writeNote(page: Page, title: string, note: string): Promise<void> {
  await choose(page, title, 'Edit')
  await page.getByLabel('Note').fill(note)
  await page.getByRole('button', { name: 'Save' }).click()
  await closed(page, menuOf(page, title))
}

async function moveTo(page: Page, title: string, where: RegExp): Promise<void> {
  await choose(page, title, 'Move to another day')
  await page.getByRole('dialog').getByRole('button', { name: where }).click()
  await closed(page, menuOf(page, title))
}

async function add(page: Page, number: number, title: string): Promise<void> {
  const opener = day(page, number).getByRole('button', { name: 'Add a stop' })
  await opener.click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Title/)
    .fill(title)
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await closed(page, opener)
}

/** Three days, of two people. */
const sharedWith = (owner: string, editor: string) => ({
  endDate: soon(32),
  memberIds: [owner, editor],
  roles: { [owner]: 'owner', [editor]: 'editor' } as const,
  memberNames: { [owner]: 'Tess Tester', [editor]: 'Gus Guest' },
})

const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Done: ${title}`, exact: true }).check()

/** What the page tells of changes that stand instead of one's own. */
const overtaken = (page: Page) => region(page, 'Changed elsewhere, too')

test('two people change the same trip without a network, and both see one plan and whose change stands', async ({
  newDevice,
  account,
}) => {
  const gus = await newAccount()
  const id = await storeLetters(account.uid, {}, sharedWith(account.uid, gus.uid))
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
  // Also where one is reading, far below the note.
  await day(owner, 3).getByRole('button', { name: 'Add a stop' }).scrollIntoViewIfNeeded()
  await expect(overtaken(owner)).not.toBeInViewport()
  await owner.getByRole('button', { name: 'Changed elsewhere, too' }).click()
  const there = owner.getByRole('dialog', { name: 'Changed elsewhere, too' })
  await there.getByRole('button', { name: /^Put mine back: “B”/ }).click()
  await expect(day(editor, 1)).toContainText('Written by Tess')
  await expect(there).toContainText('“F”')
  await owner.keyboard.press('Escape')
  await expect(day(owner, 3)).toBeInViewport()
  await owner.reload()
  await expect(overtaken(owner)).toBeVisible()
  const last = day(owner, 3).getByRole('button', { name: 'Add a stop' })
  await last.scrollIntoViewIfNeeded()
  const before = await last.boundingBox()
  await owner.getByRole('button', { name: 'Changed elsewhere, too' }).click()
  await there.getByRole('button', { name: 'All right' }).click()
  await expect(there).toHaveCount(0)
  // The note goes from above the reader, who stays where they were.
  expect(Math.abs(((await last.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3)
  await expect(overtaken(owner)).toHaveCount(0)
  await expect(async () => expect(await shown(editor)).toEqual(await shown(owner))).toPass()
})

const removeDay = (page: Page, number: number) => choose(page, `day ${number} as a whole`, 'Remove day')

test('two people add, move and remove days without a network, take it back, and both see one plan', async ({
  newDevice,
  account,
}) => {
  const gus = await newAccount()
  const id = await storeLetters(account.uid, {}, sharedWith(account.uid, gus.uid))
  const devices = { owner: await newDevice(), editor: await newDevice() }
  const owner = await devices.owner.signIn(account, `/trips/${id}`)
  const editor = await devices.editor.signIn(gus, `/trips/${id}`)
  for (const page of [owner, editor]) await expect.poll(() => titlesOf(page, 2)).toEqual(['D', 'E', 'F'])
  await devices.owner.setOffline(true)
  await devices.editor.setOffline(true)

  await choose(owner, 'day 1 as a whole', 'Add a day after it')
  await expect.poll(() => titlesOf(owner, 3)).toEqual(['D', 'E', 'F'])
  await add(owner, 2, 'Market')
  await removeDay(owner, 1)
  await expect.poll(() => titlesOf(owner, 1)).toEqual(['Market'])
  await expect(region(owner, 'Ideas')).toContainText('B')
  await expect(owner.getByText('You are offline · 3 changes wait to be sent')).toBeVisible()
  await devices.owner.reload(owner)
  await expect.poll(() => titlesOf(owner, 2)).toEqual(['D', 'E', 'F'])

  await choose(editor, 'day 2 as a whole', 'Move day up')
  await expect.poll(() => titlesOf(editor, 1)).toEqual(['D', 'E', 'F'])
  await choose(editor, 'day 2 as a whole', 'Move day down')
  await expect.poll(() => titlesOf(editor, 3)).toEqual(['A', 'B', 'C'])
  await choose(editor, 'day 3 as a whole', 'Move day up')
  await expect.poll(() => titlesOf(editor, 2)).toEqual(['A', 'B', 'C'])
  await removeDay(editor, 3)
  await expect(day(editor, 3)).toHaveCount(0)
  await editor.keyboard.press('Control+z')
  await expect(day(editor, 3)).toBeVisible()
  await add(editor, 2, 'Concert')

  await devices.owner.setOffline(false)
  await devices.editor.setOffline(false)
  for (const page of [owner, editor]) {
    await expect.poll(() => titlesOf(page, 1)).toEqual(['D', 'E', 'F'])
    await expect.poll(() => titlesOf(page, 2)).toEqual(['Market'])
    await expect(day(page, 3)).toContainText('Nothing is planned for this day.')
    for (const title of ['A', 'B', 'C', 'Concert']) await expect(region(page, 'Ideas')).toContainText(title)
    await expect(day(page, 4)).toHaveCount(0)
  }
  await expect(overtaken(editor)).toContainText('“Concert” has lost its day')
  await expect(overtaken(editor)).toContainText('Its day was removed by Tess Tester: it is among the ideas.')
  await expect(overtaken(editor)).toContainText('a day that you moved, was removed by Tess Tester')
  await expectAccessible(owner)
})
