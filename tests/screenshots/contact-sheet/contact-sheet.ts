import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../../browser/chromium.ts'
import { ACCOUNT_SHOTS } from './account-shots.ts'
import { ADMIN_SHOTS } from './admin-shots.ts'
import { DASHBOARD_SHOTS } from './dashboard-shots.ts'
import { People } from './people.ts'
import { takeAll, type Taken } from './photograph.ts'
import { writeSheet } from './sheet.ts'
import { PLANNING_SHOTS } from './planning-shots.ts'
import { PEOPLE, type Shot, type Who } from './shot.ts'
import { TRIP_SHOTS } from './trip-shots.ts'
import { VISITOR_SHOTS } from './visitor-shots.ts'

const SHOTS: readonly Shot[] = [
  ...VISITOR_SHOTS,
  ...DASHBOARD_SHOTS,
  ...TRIP_SHOTS,
  ...PLANNING_SHOTS,
  ...ACCOUNT_SHOTS,
  ...ADMIN_SHOTS,
]

/** @returns whether every state was reached */
export async function makeContactSheet(folder: string, only: string | undefined): Promise<boolean> {
  const wanted = SHOTS.filter(({ screen, state }) => only === undefined || `${screen}, ${state}`.includes(only))
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream'],
  })
  try {
    const people = await People.gather(browser)
    // Two side by side, as they wait more than they work; not more, as tall pages are much to draw.
    const ofPerson = (who: Who): Promise<Taken[]> =>
      takeAll(
        wanted.filter(({ as }) => as === who),
        people,
        folder,
      )
    const lanes = [PEOPLE.slice(0, 2), PEOPLE.slice(2)].map(async (lane) => {
      const taken: Taken[] = []
      for (const who of lane) taken.push(...(await ofPerson(who)))
      return taken
    })
    const byPerson = await Promise.all(lanes)
    const taken = new Map(byPerson.flat().map((one) => [one.shot, one]))
    const all = wanted.map((shot) => taken.get(shot)).filter((one): one is Taken => one !== undefined)
    writeSheet(folder, all)
    return all.every(({ pictures }) => pictures.length > 0)
  } finally {
    await browser.close()
  }
}
