import type { Accommodation } from '@waymark/contract/stays/accommodation'
import { earliestToday } from '@waymark/contract/calendar'
import type { Stay, StayDetails } from '@waymark/contract/stays/stay-calls'
import { AppError, failingWith } from '../platform/app-error.ts'
import { accommodations, listTakenNights } from './accommodations-store.ts'
import { listFeaturedStays } from './stays-store.ts'
import { listedStay, stayDetails } from './listed-stay.ts'
import { sightsAroundStay } from './sights-around-stay.ts'

const FAILED = 'Failed to fetch accommodation'

/** Maximum number of featured stays. */
const FEATURED = 24

async function openStay(id: string): Promise<Accommodation> {
  const place = await accommodations.read(id)
  if (place?.isActive !== true) throw new AppError('not-found', 'no such place to stay, or not an active one')
  return place
}

/** An active stay. */
export const showStay = (id: string): Promise<StayDetails> =>
  failingWith(FAILED, async () => {
    const place = await openStay(id)
    return { ...stayDetails(place), nearby: sightsAroundStay(place.coordinates) }
  })

/** The taken nights of an active stay, from today on. */
export const takenNights = (id: string): Promise<string[]> =>
  failingWith(FAILED, async () => {
    await openStay(id)
    return listTakenNights(id, earliestToday(new Date()))
  })

export const featuredStays = (): Promise<Stay[]> =>
  failingWith('Failed to fetch accommodations', async () => (await listFeaturedStays(FEATURED)).map(listedStay))
