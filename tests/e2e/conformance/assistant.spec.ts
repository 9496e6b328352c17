import { signIn } from '../accounts.ts'
import { storeTrip } from '../stored-documents.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 AI Travel Assistant'
const provenBy = 'tests/e2e/travel-assistant.spec.ts'

const ROWS = [
  { section, where: 'header', how: 'opened', as: 'heading', texts: ['AI Travel Assistant'] },
  { section, where: 'header', how: 'opened', texts: ['Powered by AI', 'Your personal travel expert, available 24/7'] },
  {
    section,
    where: 'suggestions of the welcome',
    how: 'opened',
    as: 'button',
    texts: [
      'Plan a weekend trip',
      'Find cheap flights',
      'Discover local attractions',
      'Check visa requirements',
      'Get packing recommendations',
    ],
  },
  { section, where: 'welcome', how: 'opened', texts: [['h:mm a', /^\d{1,2}:\d\d [AP]M$/]] },
  {
    section,
    where: 'quick actions',
    how: 'opened',
    as: 'button',
    texts: ['Search Flights', 'Find Hotels', 'Discover Places', 'Plan Itinerary', 'Local Experiences', 'Travel Tips'],
  },
  { section, where: 'text input', how: 'opened', as: 'placeholder', texts: ['Ask me anything about travel...'] },
  {
    section,
    where: 'text input',
    how: 'keys pressed',
    as: 'rule',
    texts: ['Enter without Shift sends', 'blank messages are not sent'],
  },
  { section, where: 'waiting state', how: 'asked, before the answer', texts: ['Thinking...'] },
  {
    section,
    where: 'send button',
    how: 'asked',
    as: 'rule',
    texts: ['disabled when the input is empty or a request is pending'],
  },
  {
    section,
    where: 'context chips',
    how: 'answered',
    texts: [
      ['destination', 'Lisbon'],
      ['MMM d - MMM d', 'Jun 3 - Jun 9'],
      ["'$' plus value", '$1,500'],
    ],
  },
  {
    section: '7 The calls it makes',
    where: 'what is sent',
    how: 'the seventh question',
    as: 'rule',
    texts: ['the last 5 messages', 'the returned context is merged into the stored context'],
  },
  {
    section,
    where: 'address',
    how: 'opened with ?q by the home screen',
    as: 'rule',
    texts: ['A query parameter q is sent automatically as the first user message'],
  },
  {
    section,
    where: 'side panel',
    how: 'opened',
    as: 'heading',
    texts: ['Recent Searches', ['popular destinations', 'Popular Destinations'], ['travel tips', 'Travel Tips']],
  },
  { section, where: 'side panel', how: 'opened', as: 'button', texts: ['Tokyo', 'Rome', 'Bangkok'] },
  { section, where: 'side panel', how: 'opened', texts: [['MMM d, yyyy', 'Mar 3, 2027']] },
  {
    section,
    where: 'side panel',
    how: 'opened with four trips',
    as: 'rule',
    texts: ['the first 3 trips', 'three fixed travel tips'],
  },
  {
    section,
    where: 'side panel',
    how: 'a narrower screen',
    provenBy,
    texts: [['shown only on extra-wide screens', 'await expect(panel).toHaveCount(0)']],
  },
  {
    section: '8 Assistant and accommodations',
    where: 'notice',
    how: 'the browser answers as a failing server does',
    as: 'notice',
    texts: ['Error', 'Failed to get response. Please try again.'],
  },
] as const satisfies readonly Row[]

interface Sent {
  readonly context: { readonly destination?: string }
  readonly previousMessages: readonly unknown[]
}

test('the assistant reads and sends as specified', async ({ page, account, errors, checklist }) => {
  errors.allow(/status of 503/)
  const list = checklist(ROWS)
  await page.setViewportSize({ width: 1440, height: 900 })
  await Promise.all(
    [3, 4, 5, 6].map((day) =>
      storeTrip(account.uid, { destination: `Porto ${day}`, startDate: '2027-03-03', endDate: `2027-03-0${day}` }),
    ),
  )
  await signIn(page, account, '/travel-assistant')
  const panel = page.getByRole('complementary', { name: 'Ideas' })
  await expect(panel.getByRole('button', { name: /^Porto/ })).toHaveCount(3)
  await expect(panel.getByRole('list').last().getByRole('listitem')).toHaveCount(3)
  list.holds('the first 3 trips')
  await list.seen(page, 'opened')

  const chat = '**/api/assistant/chat'
  const box = page.getByRole('textbox', { name: 'Message' })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const asked = page.getByRole('log').getByText('You: ')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    chat,
    async (route) => {
      await held
      await route.continue()
    },
    { times: 1 },
  )
  await expect(send).toBeDisabled()
  await box.fill('   ')
  await box.press('Enter')
  await expect(send).toBeDisabled()
  await expect(asked).toHaveCount(0)
  await box.fill('Plan a trip to Lisbon, June 3 to 9,')
  await box.press('Shift+Enter')
  await box.pressSequentially('budget $1500')
  await expect(asked).toHaveCount(0)
  await box.press('Enter')
  await expect(asked).toHaveCount(1)
  list.holds('Enter without Shift sends')
  await list.seen(page, 'asked, before the answer')
  await box.fill('And then?')
  await expect(send).toBeDisabled()
  list.holds('disabled when the input is empty or a request is pending')
  release()
  await list.seen(page.getByRole('list', { name: 'This conversation is about' }), 'answered')

  for (const question of ['What to eat there?', 'What to see there?']) {
    await box.fill(question)
    await expect(send).toBeEnabled()
    await send.click()
    await expect(page.getByRole('button', { name: 'Stop answering' })).toHaveCount(0)
  }
  await page.route(
    chat,
    (route) =>
      route.fulfill({
        status: 503,
        json: { message: 'Failed to get response. Please try again.', code: 'unavailable', requestId: 'r' },
      }),
    { times: 1 },
  )
  await box.fill('Which season is best?')
  const [request] = await Promise.all([page.waitForRequest(chat), send.click()])
  const sent = request.postDataJSON() as Sent
  expect(sent.previousMessages).toHaveLength(5)
  expect(sent.context.destination).toBe('Lisbon')
  list.holds('the last 5 messages')
  await list.seen(page, 'the browser answers as a failing server does')

  // From a screen of the app: what a link from outside brings waits in the box (travel-assistant.spec.ts).
  await page.goto('/')
  await page.getByLabel('Ask the AI assistant').fill('Hotels in Bali')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('log').getByText('Hotels in Bali')).toBeVisible()
  await expect(page).toHaveURL(/\/travel-assistant$/)
  list.holds('A query parameter q is sent automatically as the first user message')
})
