import { OFFLINE } from './error-watch.ts'
import type { Page } from '@playwright/test'
import { quotaDocument, soon } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { drawn } from './adaptations.ts'
import { expect, test } from './fixtures.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { storePackingList, storeTrip, storeTripOfStops } from './stored-documents.ts'

const CHAT_CALL = '**/api/assistant/chat'
const FAILED = 'Failed to get response. Please try again.'

const talk = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const box = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const questions = (page: Page) => talk(page).getByText('You: ')
const lastQuestion = (page: Page) => talk(page).locator('[data-by=user]').last()

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/travel-assistant${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'AI Travel Assistant' })).toBeVisible()
}

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question)
  await box(page).press('Enter')
}

const atEnd = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY < 5)

/** Holds back the answers until it is told otherwise. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(CHAT_CALL, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return release
}

test('the first screen has the welcome, suggestions and quick actions, and each of them is answered', async ({
  traveller,
  account,
}) => {
  await open(traveller)
  await expect(traveller.getByText('Powered by AI')).toBeVisible()
  await expect(traveller.getByText('Your personal travel expert, available 24/7')).toBeVisible()
  await expect(talk(traveller).getByText(/^\d{1,2}:\d\d [AP]M$/)).toBeVisible()
  await expect(sendButton(traveller)).toBeDisabled()
  const suggestions = traveller.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await expect(suggestions).toHaveText([
    'Plan a weekend trip',
    'Find cheap flights',
    'Discover local attractions',
    'Check visa requirements',
    'Get packing recommendations',
  ])
  const actions = traveller.getByRole('list', { name: 'Quick actions' }).getByRole('button')
  const labels = [
    'Search Flights',
    'Find Hotels',
    'Discover Places',
    'Plan Itinerary',
    'Local Experiences',
    'Travel Tips',
  ]
  await expect(actions).toHaveText(labels)
  await suggestions.filter({ hasText: 'Check visa requirements' }).click()
  await expect(talk(traveller).getByText(/Check the official source/)).toBeVisible()
  for (const [index, label] of labels.entries()) {
    await quotaDocument(account).delete()
    await actions.filter({ hasText: label }).click()
    // The welcome, the answer before the first of these, and theirs.
    await expect(talk(traveller).getByText('Assistant: ')).toHaveCount(index + 3)
  }
})

test('the screen begins at its heading until something is asked, also when it grows', async ({
  traveller,
  account,
}) => {
  await traveller.setViewportSize({ width: 1280, height: 800 })
  await Promise.all([storeTrip(account.uid), storeTrip(account.uid, { destination: 'Porto' })])
  await open(traveller)
  await expect(traveller.getByText('Porto')).toBeVisible()
  await drawn(traveller)
  expect(await traveller.evaluate(() => scrollY)).toBe(0)
})

test('a talk fills the chips, survives a reload, and its actions act only when tapped', async ({ traveller }) => {
  await open(traveller)
  await ask(traveller, 'Plan a trip to Lisbon, June 3 to 9, budget $1500')
  await expect(talk(traveller).getByText(/Let us plan Lisbon/)).toBeVisible()
  await expect(box(traveller)).toHaveValue('')
  const chips = traveller.getByRole('list', { name: 'This conversation is about' })
  await expect(chips.getByRole('listitem')).toHaveText(['Lisbon', 'Jun 3 - Jun 9', '$1,500'])
  await expect(lastQuestion(traveller)).toBeInViewport({ ratio: 1 })
  await ask(traveller, 'What to eat there?')
  await expect(talk(traveller).getByText(/What people eat in Lisbon/)).toBeVisible()

  await box(traveller).fill('half a thought')
  await traveller.reload()
  await expect(talk(traveller).getByText(/What people eat in Lisbon/)).toBeVisible()
  await expect(box(traveller)).toHaveValue('half a thought')
  await expect(chips.getByRole('listitem')).toHaveCount(3)
  await expect(traveller).toHaveURL(/\/travel-assistant$/)

  await traveller.getByRole('button', { name: 'Plan a trip to Lisbon', exact: true }).first().click()
  await traveller.waitForURL(/plan-trip/)
  await expect(traveller.getByLabel('Destination')).toHaveValue('Lisbon')
})

test('changes are handed over to the page of the trip and to the packing list, and made only there', async ({
  traveller,
  account,
}) => {
  const id = await storeTripOfStops(account.uid, { startDate: soon(30), endDate: soon(31) })
  const listId = await storePackingList(account.uid)
  const titles = async () => {
    const stops = (await adminFirestore.doc(`trips/${id}`).get()).get('stops') as Record<
      string,
      { title: string; day: number; removedBy: string | null }
    >
    return Object.values(stops).flatMap(({ title, day, removedBy }) => (removedBy === null ? [`${day} ${title}`] : []))
  }
  const before = await titles()
  await open(traveller)
  await ask(traveller, 'Add Belém Tower to day 2')
  await expect(talk(traveller).getByText(/Nothing changes until you take it/)).toBeVisible()
  await traveller.getByRole('button', { name: 'Add Belém Tower to day 2' }).click()
  const dialog = traveller.getByRole('dialog', { name: 'Proposed for day 2' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Belém Tower' })).toBeVisible()
  await expectAccessible(traveller)
  expect(await titles()).toEqual(before)
  await dialog.getByRole('button', { name: 'Add Belém Tower' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect.poll(titles).toEqual([...before, '2 Belém Tower'])
  await expect(traveller).toHaveURL(`/trips/${id}`)

  await open(traveller)
  await ask(traveller, 'Move the Belém Tower to day 1')
  await traveller.getByRole('button', { name: 'Move Belém Tower to day 1' }).click()
  await traveller
    .getByRole('dialog', { name: 'Proposed for day 1' })
    .getByRole('button', { name: /^Move / })
    .click()
  await expect.poll(titles).toContain('1 Belém Tower')

  await open(traveller)
  await ask(traveller, 'Swap the Belém Tower')
  await traveller.getByRole('button', { name: 'Swap Belém Tower' }).click()
  await traveller
    .getByRole('dialog', { name: 'Swap for a place nearby' })
    .getByRole('button', { name: /^Take / })
    .first()
    .click()
  await expect.poll(titles).not.toContain('1 Belém Tower')

  await open(traveller)
  await ask(traveller, 'Add sunscreen to my packing list')
  await traveller.getByRole('button', { name: 'Add Sunscreen to the packing list' }).click()
  await expect(traveller.getByLabel('Add an item', { exact: true }).last()).toHaveValue('Sunscreen')
  await traveller.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(traveller.getByRole('checkbox', { name: 'Sunscreen' })).toBeVisible()
  await expect
    .poll(async () => JSON.stringify((await adminFirestore.doc(`packingLists/${listId}`).get()).get('items')))
    .toContain('Sunscreen')
})

test('a question in the address is sent once: not again by a reload or the way back', async ({ traveller }) => {
  await traveller.goto('/')
  await traveller.getByRole('link', { name: 'Winter sports' }).click()
  await expect(
    talk(traveller)
      .getByText(/Innsbruck, Austria/)
      .first(),
  ).toBeVisible()
  await expect(questions(traveller)).toHaveCount(1)
  await expect(traveller).toHaveURL(/\/travel-assistant$/)
  await traveller.reload()
  await expect(
    talk(traveller)
      .getByText(/Innsbruck, Austria/)
      .first(),
  ).toBeVisible()
  await traveller.goBack()
  await traveller.goForward()
  await expect(
    talk(traveller)
      .getByText(/Innsbruck, Austria/)
      .first(),
  ).toBeVisible()
  // Longer than the address waits before it asks.
  await traveller.waitForTimeout(1_500)
  await expect(questions(traveller)).toHaveCount(1)
})

test('a question that a link brings from outside waits in the box', async ({ traveller }) => {
  await open(traveller, '?q=Hotels%20in%20Bali')
  await expect(box(traveller)).toHaveValue('Hotels in Bali')
  await expect(traveller).toHaveURL(/\/travel-assistant$/)
  // Longer than a question of the app waits before it is sent.
  await traveller.waitForTimeout(1_500)
  await expect(questions(traveller)).toHaveCount(0)
  await sendButton(traveller).click()
  await expect(talk(traveller).getByText(/Good areas to stay in Bali/)).toBeVisible()
  const marks = talk(traveller).getByText('From our travel guide')
  await expect(marks).toHaveCount(1)
  await ask(traveller, 'What to see in Rome')
  await expect(
    talk(traveller)
      .getByRole('listitem')
      .filter({ hasText: /^Colosseum:/ }),
  ).toBeVisible()
  await expect(marks).toHaveCount(1)
})

test('while an answer is on its way nothing else is sent, and it can be stopped', async ({ traveller }) => {
  await open(traveller)
  const release = await holdAnswers(traveller)
  await ask(traveller, 'What to see in Rome')
  await expect(traveller.getByText('Thinking...').first()).toBeVisible()
  await box(traveller).fill('And in Paris?')
  await expect(sendButton(traveller)).toBeDisabled()
  await box(traveller).press('Enter')
  await expect(box(traveller)).toHaveValue('And in Paris?')
  await expect(questions(traveller)).toHaveCount(1)
  await traveller.getByRole('button', { name: 'Stop answering' }).click()
  await expect(talk(traveller).getByText('You stopped this answer.')).toBeVisible()
  release()
  await traveller.unrouteAll({ behavior: 'ignoreErrors' })
  await traveller.getByRole('button', { name: 'Try again' }).click()
  await expect(
    talk(traveller)
      .getByText(/Colosseum/)
      .first(),
  ).toBeVisible()
  await expect(questions(traveller)).toHaveCount(1)
  await expect(box(traveller)).toHaveValue('And in Paris?')
})

test('a failure keeps the question and offers to try again; without a network it says so and keeps what is typed', async ({
  traveller,
  context,
  errors,
}) => {
  errors.allow(OFFLINE)
  errors.allow(/503/)
  await open(traveller)
  const body = { message: FAILED, code: 'unavailable', requestId: 'r' }
  await traveller.route(CHAT_CALL, (route) => route.fulfill({ status: 503, json: body }))
  await ask(traveller, 'What to see in Rome')
  await expect(talk(traveller).getByText(FAILED)).toBeVisible()
  await expect(traveller.getByText('Error', { exact: true })).toBeVisible()
  await traveller.unroute(CHAT_CALL)
  await traveller.getByRole('button', { name: 'Try again' }).click()
  await expect(
    talk(traveller)
      .getByText(/Colosseum/)
      .first(),
  ).toBeVisible()
  await expect(talk(traveller).getByText(FAILED)).toHaveCount(0)
  await expect(traveller.getByRole('button', { name: 'Stop answering' })).toHaveCount(0)

  await box(traveller).fill('What to see in Paris')
  await context.setOffline(true)
  await expect(traveller.getByText(/The assistant needs a network/)).toBeVisible()
  await expect(sendButton(traveller)).toBeDisabled()
  await expect(traveller.getByRole('button', { name: 'Find Hotels' })).toBeDisabled()
  await context.setOffline(false)
  await box(traveller).press('Enter')
  await expect(
    talk(traveller)
      .getByText(/Louvre/)
      .first(),
  ).toBeVisible()
})

test('what is typed is text, whatever it looks like; a new conversation begins empty, after asking', async ({
  traveller,
}) => {
  await open(traveller)
  await expect(traveller.getByRole('button', { name: 'New conversation' })).toBeDisabled()
  const hostile = '<img src=x onerror="document.title=\'broken\'"> **bold**'
  await ask(traveller, hostile)
  await expect(talk(traveller).getByText(hostile)).toBeVisible()
  expect(await talk(traveller).locator('img').count()).toBe(0)
  await expect(traveller).toHaveTitle('AI Assistant · Waymark')
  // Until it is answered nothing else is sent.
  await expect(talk(traveller).getByText('Assistant: ')).toHaveCount(2)
  await expect(traveller.getByRole('button', { name: 'Stop answering' })).toHaveCount(0)
  await ask(traveller, 'Hotels in Bali')
  await expect(talk(traveller).getByText(/Ubud/).first()).toBeVisible()
  await traveller.getByRole('button', { name: 'New conversation' }).click()
  const question = traveller.getByRole('alertdialog', { name: 'Start a new conversation?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(questions(traveller)).toHaveCount(2)
  await traveller.getByRole('button', { name: 'New conversation' }).click()
  await question.getByRole('button', { name: 'Start new' }).click()
  await expect(questions(traveller)).toHaveCount(0)
  await expect(traveller.getByRole('list', { name: 'This conversation is about' })).toHaveCount(0)
})

test('the reader who has scrolled up is left there', async ({ traveller, account }) => {
  await traveller.setViewportSize({ width: 800, height: 600 })
  await open(traveller)
  for (const question of ['What to see in Rome', 'What to see in Paris', 'What to see in Kyoto']) {
    await quotaDocument(account).delete()
    await ask(traveller, question)
    await expect(traveller.getByRole('button', { name: 'Stop answering' })).toHaveCount(0)
  }
  // An answer that is longer than the window is read from its beginning.
  await expect(lastQuestion(traveller)).toBeInViewport({ ratio: 1 })
  expect(await atEnd(traveller)).toBe(false)
  const release = await holdAnswers(traveller)
  await ask(traveller, 'What to see in Lisbon')
  await traveller.mouse.wheel(0, -900)
  const toEnd = traveller.getByRole('button', { name: 'Go to the end of the conversation' })
  await expect(toEnd).toBeVisible()
  const before = await traveller.evaluate(() => scrollY)
  release()
  await expect(
    talk(traveller)
      .getByText(/Belém Tower/)
      .first(),
  ).toBeAttached()
  expect(await traveller.evaluate(() => scrollY)).toBe(before)
  await toEnd.click()
  await expect.poll(() => atEnd(traveller)).toBe(true)
})

test('the side panel stands beside the talk on extra-wide screens only', async ({ traveller, account }) => {
  await storeTrip(account.uid, { destination: 'Porto', startDate: '2027-03-03', endDate: '2027-03-05' })
  await traveller.setViewportSize({ width: 1440, height: 900 })
  await open(traveller)
  const panel = traveller.getByRole('complementary', { name: 'Ideas' })
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
    'Recent Searches',
    'Popular Destinations',
    'Travel Tips',
  ])
  await expect(panel.getByText('Mar 3, 2027')).toBeVisible()
  for (const name of ['Tokyo', 'Rome', 'Bangkok']) await expect(panel.getByRole('button', { name })).toBeVisible()
  await expectAccessible(traveller)
  await panel.getByRole('button', { name: /Porto/ }).click()
  await expect(talk(traveller).getByText(/Day 1: Alfama on foot/)).toBeVisible()
  await traveller.setViewportSize({ width: 1200, height: 900 })
  await expect(panel).toHaveCount(0)
})

test('works on a small phone and by keyboard alone, and axe finds nothing', async ({ traveller }) => {
  await traveller.setViewportSize({ width: 360, height: 740 })
  await open(traveller)
  await expectAccessible(traveller)
  await box(traveller).focus()
  await traveller.keyboard.type('Hotels in Bali')
  await traveller.keyboard.press('Shift+Enter')
  await traveller.keyboard.type('please')
  await expect(box(traveller)).toHaveValue('Hotels in Bali\nplease')
  await traveller.keyboard.press('Tab')
  await expect(sendButton(traveller)).toBeFocused()
  await traveller.keyboard.press('Enter')
  await expect(talk(traveller).getByText(/Good areas to stay in Bali/)).toBeVisible()
  const stays = traveller.getByRole('button', { name: 'Search stays in Bali' })
  await expect(stays).toBeVisible()
  await expectAccessible(traveller)
  expect(await traveller.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await stays.focus()
  await traveller.keyboard.press('Enter')
  await traveller.waitForURL(/accommodations\?location=Bali/)
})
