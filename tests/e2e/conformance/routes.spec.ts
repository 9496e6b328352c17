import type { Page } from '@playwright/test'
import { storedActivity, storedCharter, storedStay } from '../../api/support/marketplace.ts'
import { soon } from '../../api/support/trips.ts'
import { expectAccessible } from '../accessibility.ts'
import { expectAdaptable } from '../adaptations.ts'
import { newAccount } from '../accounts.ts'
import { leaveSignedIn } from '../signed-in-state.ts'
import { storeTrip } from '../stored-documents.ts'
import { expect, test } from './conformance-test.ts'

const SIGN_IN = 'Welcome back'
const DENIED = 'Access Denied'
const NOT_FOUND = '404 Page Not Found'
const GREETING = /^Good .*, Tess$/

interface Route {
  readonly path: string
  /** The heading of what each of the three sees there. */
  readonly visitor: string | RegExp
  readonly traveller: string | RegExp
  readonly admin: string | RegExp
}

const forAll = (path: string, heading: string): Route => ({
  path,
  visitor: heading,
  traveller: heading,
  admin: heading,
})

const signedIn = (path: string, heading: string): Route => ({ ...forAll(path, heading), visitor: SIGN_IN })

const adminsOnly = (path: string, heading: string): Route => ({ ...signedIn(path, heading), traveller: DENIED })

const ROUTES: readonly Route[] = [
  { path: '/', visitor: 'Your next trip, planned day by day.', traveller: GREETING, admin: GREETING },
  forAll('/charter', 'Charter Trips'),
  forAll('/charter/:id', 'To the fjords'),
  forAll('/accommodations', 'Find Perfect Place To Stay'),
  forAll('/accommodations/:id', 'Casa do Miradouro'),
  signedIn('/plan', 'AI-Powered Trip Planning'),
  signedIn('/plan-trip', 'AI-Powered Trip Planning'),
  signedIn('/dashboard', 'My Travel Dashboard'),
  signedIn('/scan-discover', 'Scan & Discover'),
  signedIn('/packing-assistant', 'Packing Assistant'),
  signedIn('/travel-assistant', 'AI Travel Assistant'),
  signedIn('/vault', 'Secure Document Vault'),
  signedIn('/activities', 'Discover Local Experiences'),
  signedIn('/activities/:id', 'Tile painting in Alfama'),
  signedIn('/profile', 'Profile'),
  signedIn('/my-data', 'Your data'),
  adminsOnly('/admin', 'Admin Panel'),
  adminsOnly('/charter-trips', 'Manage Charter Trips'),
  forAll('/any/other/path', NOT_FOUND),
]

/** Goes to another address of the app that is open, as the browser's way back does: nothing is reloaded. */
const goOn = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** Opens every route in the same tab, looks at what stands at its top, and once at each screen as axe, small windows and other settings of the system see it. */
async function visit(page: Page, role: 'visitor' | 'traveller' | 'admin'): Promise<void> {
  const [stay, charter, activity] = await Promise.all([
    storedStay({ title: 'Casa do Miradouro' }),
    storedCharter({ title: 'To the fjords' }),
    storedActivity({ dates: [{ startsAt: `${soon(9)}T10:00`, places: 4 }] }),
  ])
  const ids: Readonly<Record<string, string>> = {
    '/accommodations/:id': stay,
    '/charter/:id': charter,
    '/activities/:id': activity,
  }
  const looked = new Set<string>()
  let before: Route['admin'] | undefined
  for (const route of ROUTES) {
    const path = route.path.replace(':id', ids[route.path] ?? '')
    const seen = route[role]
    // That such an address can be opened is seen as a traveller. Two with the same heading could not be told apart.
    if (role === 'admin' && path !== '/' && seen === route.traveller && seen !== before) await goOn(page, path)
    else await page.goto(path)
    before = seen
    await expect(page.getByRole('heading', { level: 1 }), `${path} for a ${role}`).toHaveText(seen)
    // One of the two screens for administrators sends others home after a moment.
    if (path === '/charter-trips' && seen === DENIED) continue
    await expect(page).toHaveURL(seen === SIGN_IN ? `/sign-in?next=${encodeURIComponent(path)}` : path)
    // What an administrator sees of other screens is what a traveller sees.
    const isNew = role === 'admin' ? route.traveller !== seen : !looked.has(String(seen))
    looked.add(String(seen))
    if (!isNew) continue
    await expectAccessible(page)
    await expectAdaptable(page)
  }
}

test('each route as a visitor meets it', async ({ page }) => {
  await visit(page, 'visitor')
})

test('each route as a traveller meets it, whose trips have long names', async ({ traveller, account }) => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  const id = await storeTrip(account.uid, { title: word.repeat(3), destination: word })
  await storeTrip(account.uid, { title: 'رحلة إلى مدينة القاهرة', destination: 'القاهرة' })
  await visit(traveller, 'traveller')
  await traveller.goto(`/dashboard?trip=${id}`)
  await expect(traveller.getByRole('dialog')).toBeVisible()
  await expectAdaptable(traveller)
  await traveller.goto('/today')
  await expect(traveller.getByRole('heading', { name: 'Tickets' })).toBeVisible()
  await expectAccessible(traveller)
  await expectAdaptable(traveller)
})

test('each route as an administrator meets it', async ({ page }) => {
  await leaveSignedIn(page, await newAccount({ admin: true }))
  await visit(page, 'admin')
})
