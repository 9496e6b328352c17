import type { ItineraryDay, PlannedPlace } from '@waymark/contract/trips/itinerary'
import { soon } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { aDay, storeTrip } from './stored-documents.ts'

const START = soon(30)

const stop = (time: string, name: string, status: PlannedPlace['status']): ItineraryDay['activities'][number] => ({
  time,
  activity: `Visit ${name}`,
  description: 'Take your time.',
  place: { name, kind: 'museum', status, lat: 38.7, lng: -9.2, stayMinutes: 60, costCents: 0 },
})

const itinerary = (guided: readonly number[], activities: ItineraryDay['activities']) => ({
  overview: { highlights: ['Belém Tower'] },
  dailyItinerary: [1, 2, 3].map((day) => ({
    ...aDay(day, START, day === 1 ? { activities } : {}),
    ...(guided.includes(day) && { filledByGuide: true as const }),
  })),
  tips: [],
})

const ACTIVITIES = [
  stop('09:00', 'Belém Tower', 'verified'),
  stop('11:00', 'Museum of Lost Umbrellas', 'unverified'),
  stop('13:00', 'Carmo Convent', 'corrected'),
  { ...stop('15:00', 'Estrela Garden', 'verified'), filledByGuide: true as const },
]

test('a trip of Gemini says which days the guide planned, and which places nobody vouches for', async ({
  traveller,
  account,
}) => {
  await storeTrip(account.uid, {
    startDate: START,
    endDate: soon(32),
    answeredBy: 'gemini',
    itinerary: itinerary([2, 3], ACTIVITIES),
  })
  await traveller.goto('/dashboard')
  await traveller.getByRole('link', { name: '3 days in Lisbon' }).click()
  const dialog = traveller.getByRole('dialog', { name: '3 days in Lisbon' })
  await expect(dialog).toContainText('Answered by Gemini')
  await expect(dialog).toContainText('Days 2 and 3: answered by the built-in guide')

  const days = dialog.getByRole('listitem').filter({ has: traveller.getByRole('heading', { name: /^Day \d: / }) })
  await expect(days.nth(0)).not.toContainText('Answered by the built-in guide')
  await expect(days.nth(1)).toContainText('Answered by the built-in guide')
  await expect(days.nth(0).getByText('By the built-in guide')).toHaveCount(1)
  await expect(days.nth(0).getByText('Not verified')).toHaveCount(1)

  const maps = days.nth(0).getByRole('link')
  await expect(maps).toHaveCount(3)
  const belem = days.nth(0).getByRole('link', { name: 'Map of Belém Tower (opens in a new tab)' })
  await expect(belem).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=38.70000&mlon=-9.20000#map=17/38.70000/-9.20000',
  )
  await expect(belem).toHaveAttribute('target', '_blank')
  await expect(belem).toHaveAttribute('rel', /noopener/)
  await expectAccessible(traveller)
})

const EXPLANATION = 'Our atlas does not know this place: check that it exists before you go.'

test('what a mark means is told to the keyboard, to the mouse and to a finger', async ({
  browser,
  traveller,
  account,
  baseURL,
}) => {
  await storeTrip(account.uid, {
    startDate: START,
    endDate: soon(32),
    answeredBy: 'gemini',
    itinerary: itinerary([], ACTIVITIES),
  })
  await traveller.goto('/dashboard')
  await traveller.getByRole('link', { name: '3 days in Lisbon' }).click()
  const mark = traveller.getByRole('button', { name: 'Not verified: Visit Museum of Lost Umbrellas' })
  const explained = traveller.getByRole('dialog', { name: 'Not verified' })
  await mark.focus()
  await traveller.keyboard.press('Enter')
  await expect(explained).toHaveText(EXPLANATION)
  await expectAccessible(traveller)
  await traveller.keyboard.press('Escape')
  await expect(explained).toBeHidden()
  await expect(mark).toBeFocused()
  await mark.click()
  await expect(explained).toHaveText(EXPLANATION)

  const storageState = await traveller.context().storageState({ indexedDB: true })
  const phone = await browser.newContext({
    storageState,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const screen = await phone.newPage()
  await screen.goto('/dashboard')
  await screen.getByRole('link', { name: '3 days in Lisbon' }).tap()
  await screen.getByRole('button', { name: 'Not verified: Visit Museum of Lost Umbrellas' }).tap()
  await expect(screen.getByRole('dialog', { name: 'Not verified' })).toHaveText(EXPLANATION)
  await phone.close()
})

test('a trip of the guide says so once', async ({ traveller, account }) => {
  await storeTrip(account.uid, {
    startDate: START,
    endDate: soon(32),
    itinerary: itinerary([1, 2, 3], [stop('09:00', 'Belém Tower', 'verified')]),
  })
  await traveller.goto('/dashboard')
  await traveller.getByRole('link', { name: '3 days in Lisbon' }).click()
  await expect(traveller.getByText('Answered by the built-in guide')).toHaveCount(1)
})
