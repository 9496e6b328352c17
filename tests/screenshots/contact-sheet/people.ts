import type { Browser, BrowserContext } from '@playwright/test'
import { anExpense } from '@waymark/contract/fixtures/trips'
import type { Expense } from '@waymark/contract/trips/expense'
import { storedActivity, storedCharter, storedStay } from '../../api/support/marketplace.ts'
import { newPerson } from '../../api/support/people.ts'
import { ORIGIN } from '../../api/support/stack.ts'
import { linkTo } from '../../api/support/trip-links.ts'
import { soon, storedTrip } from '../../api/support/trips.ts'
import { newAccount, type Account } from '../../e2e/accounts.ts'
import { leaveSignedIn } from '../../e2e/signed-in-state.ts'
import {
  storeBooking,
  storePackingList,
  storeScanWithPhoto,
  storeTrip,
  storeTripOfStops,
} from '../../e2e/stored-documents.ts'
import type { Stored, Who } from './shot.ts'

/** A time zone where it is nine in the morning. */
const TIME_ZONE = 'Asia/Tokyo'

/** The time shown to every screen: today, because the stored data is in the future. */
const NOW = new Date(`${soon(0)}T00:00:00Z`)

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** The people of the screenshots, and the traveller's data. */
export class People {
  readonly #browser: Browser
  readonly #accounts: Readonly<Partial<Record<Who, Account>>>
  readonly stored: Stored

  private constructor(browser: Browser, accounts: Partial<Record<Who, Account>>, stored: Stored) {
    this.#browser = browser
    this.#accounts = accounts
    this.stored = stored
  }

  static async gather(browser: Browser): Promise<People> {
    const [newcomer, traveller, admin] = await Promise.all([
      newAccount({ displayName: 'Nora New' }),
      newAccount(),
      newAccount({ admin: true, displayName: 'Ada Admin' }),
    ])
    return new People(browser, { newcomer, traveller, admin }, await storeFor(traveller.uid))
  }

  /** A browser profile signed in as that person. */
  async newContext(who: Who): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: ORIGIN,
      locale: 'en-US',
      timezoneId: TIME_ZONE,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      permissions: [],
    })
    await context.clock.setFixedTime(NOW)
    const account = this.#accounts[who]
    if (account !== undefined) {
      const page = await context.newPage()
      await leaveSignedIn(page, account)
      await page.close()
    }
    return context
  }
}

async function storeFor(uid: string): Promise<Stored> {
  const [trip] = await Promise.all([
    storeTrip(uid, { title: 'Lisbon in winter', preferences: 'Quiet places, and tiles' }),
    storeTrip(uid, { title: 'Half planned', progress: { state: 'planning', daysReady: 1, daysTotal: 3 } }),
    storeTrip(uid, { title: 'Given up', progress: { state: 'failed', daysReady: 1, daysTotal: 3 } }),
    storeTrip(uid, { title: LONG_WORD, destination: LONG_WORD }),
  ])
  const [packingList, place] = await Promise.all([
    storePackingList(uid, { tripId: trip }),
    storeScanWithPhoto(uid),
    storeScanWithPhoto(uid, { locationName: LONG_WORD, confidence: 0.52 }),
  ])
  const [stay, charterTrip] = await Promise.all([
    storedStay({
      title: 'Casa do Miradouro',
      gallery: ['/illustrations/room-day.svg', '/illustrations/room-dusk.svg'],
    }),
    storedCharter({ title: 'Northern Lights by Ship', currentParticipants: 9 }),
    storedActivity({ submittedBy: uid, status: 'pending', title: 'Sunrise kayaking', isAvailable: false }),
    storedActivity({
      submittedBy: uid,
      status: 'rejected',
      title: 'Cliff jumping',
      rejectionReason: 'Please say who guides it, and what happens when the sea is rough.',
    }),
    storeBooking(uid),
    storeBooking(uid, { title: 'Tile painting', type: 'activity', startDate: null, endDate: null, status: 'pending' }),
    storeBooking(uid, { title: LONG_WORD, status: 'cancelled' }),
  ])
  return { trip, packingList, place, stay, charterTrip, ...(await storeOfOthers(uid)) }
}

/** What somebody else shares: with the traveller, by invitation, and with everybody. */
async function storeOfOthers(uid: string): Promise<Pick<Stored, 'tripOfTwo' | 'invitation' | 'publicLink'>> {
  const gus = await newPerson({ displayName: 'Gus Guest' })
  const spent = (id: string, changes: Partial<Expense>) => ({
    [id]: anExpense({ id, paidBy: gus.uid, sharedBy: [gus.uid, uid], by: gus.uid, ...changes }),
  })
  const [tripOfTwo, shown] = await Promise.all([
    storeTripOfStops(uid, {
      title: 'Lisbon for two',
      memberIds: [uid, gus.uid],
      roles: { [uid]: 'owner', [gus.uid]: 'editor' },
      memberNames: { [uid]: 'Tess Tester', [gus.uid]: 'Gus Guest' },
      expenses: {
        ...spent('taxi', { title: 'Taxi', category: 'transport', amountCents: 2_000 }),
        ...spent('dinner', { title: 'Dinner by the river', category: 'food', amountCents: 6_450, paidBy: uid }),
      },
    }),
    storedTrip(gus, { title: 'Five days in Lisbon' }),
  ])
  // One after the other: links are made one at a time.
  const { token: invitation } = await linkTo(shown, gus, { role: 'editor' })
  const { token: publicLink } = await linkTo(shown, gus, { role: 'public' })
  return { tripOfTwo, invitation, publicLink }
}
