import type { AccommodationForm, AdminAccommodation } from '@waymark/contract/stays/manage-accommodation-calls'
import { type Accommodation, stayCategoryOf } from '@waymark/contract/stays/accommodation'
import { earliestToday } from '@waymark/contract/calendar'
import { moneyText } from '@waymark/contract/money'
import { searchWords } from '@waymark/domain/search-words'
import { comparedPrice } from '@waymark/atlas/exchange-rates'
import { stayTokens } from '@waymark/atlas/stay-tokens'
import { AppError, failingWith } from '../platform/app-error.ts'
import { accommodations, deleteAccommodation as deleteStored, listAllAccommodations } from './accommodations-store.ts'
import { idOfRequest, type KeyedCaller } from '../platform/idempotency-key.ts'
import { requireOurPictures } from '../pictures/require-our-pictures.ts'
import { requireVersion } from '../platform/require-version.ts'

const adminAccommodation = ({
  pricePerNightCents,
  dollarCents: _compared,
  ratesDate: _rates,
  searchTokens: _tokens,
  ...place
}: Accommodation): AdminAccommodation => ({ ...place, pricePerNight: moneyText(pricePerNightCents) })

const requireThere = (place: Accommodation | undefined): AdminAccommodation => {
  if (place === undefined) throw new AppError('not-found', 'no such accommodation')
  return adminAccommodation(place)
}

/** The form's fields and those derived from them. */
const fieldsOf = ({ pricePerNight, version: _version, ...sent }: AccommodationForm) => ({
  ...sent,
  pricePerNightCents: pricePerNight,
  ...comparedPrice(pricePerNight, sent.currency),
  stayCategory: stayCategoryOf(sent.propertyType),
  searchTokens: stayTokens(sent),
})

/** All stays, newest first; when searching, those that match the longest word. */
export const listAdminAccommodations = async (query: {
  q: string
  after?: string | undefined
}): Promise<AdminAccommodation[]> => {
  const [word] = searchWords(query.q).toSorted((a, b) => b.length - a.length)
  return (await listAllAccommodations(query.after, word)).map(adminAccommodation)
}

export const createAccommodation = (sent: AccommodationForm, caller: KeyedCaller): Promise<AdminAccommodation> =>
  failingWith('Failed to create accommodation. Please try again.', async () => {
    await requireOurPictures(sent)
    const id = idOfRequest(caller, accommodations.newId)
    await accommodations.create(id, { ...fieldsOf(sent), reviewCount: 0 }, { adminId: caller.uid, act: 'create' })
    return requireThere(await accommodations.read(id))
  })

export const updateAccommodation = (
  id: string,
  sent: AccommodationForm,
  adminId: string,
): Promise<AdminAccommodation> =>
  failingWith('Failed to update accommodation. Please try again.', async () => {
    await requireOurPictures(sent)
    return requireThere(
      await accommodations.edit(
        id,
        (stored) => {
          requireVersion(stored, sent.version)
          // From the first review on, the rating comes from travellers.
          return { ...fieldsOf(sent), ...(stored.reviewSum !== undefined && { rating: stored.rating }) }
        },
        { adminId, act: 'edit' },
      ),
    )
  })

/** Deletes a stay, unless it is booked from today on. */
export const deleteAccommodation = (id: string, adminId: string): Promise<void> =>
  failingWith('Failed to delete accommodation. Please try again.', async () => {
    const result = await deleteStored(id, earliestToday(new Date()), { adminId, act: 'delete' })
    if (result === 'missing') throw new AppError('not-found', 'no such accommodation')
    if (result === 'booked') {
      const message = 'Nights of this accommodation are booked. Take it off the list by making it inactive instead.'
      throw new AppError('conflict', 'a booked accommodation is deleted', { message })
    }
  })
