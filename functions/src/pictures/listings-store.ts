import { COLLECTIONS } from '@waymark/contract/firestore'
import { PICTURE_WIDTH } from '@waymark/contract/pictures/public-pictures'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { inParts } from '../platform/in-parts.ts'
import { optimistically } from '../platform/optimistically.ts'
import { filesOf, fileOf } from './picture-place.ts'
import { addressOfPicture } from './public-pictures-store.ts'

/** What is offered with pictures, by whomever. */
const LISTINGS = ['activities', 'accommodations', 'charterTrips'] as const

/** Three widths each make the 30 values that a query takes. */
const PICTURES_AT_ONCE = 10

const addressesOf = (picture: string): string[] => filesOf(picture).map(addressOfPicture)

const urlsIn = (listing: { get(field: string): unknown }): unknown[] =>
  [listing.get('imageUrl'), listing.get('gallery')].flat()

async function showing(pictures: readonly string[]): Promise<QueryDocumentSnapshot[]> {
  const found = await inParts(pictures, PICTURES_AT_ONCE, async (part) => {
    const urls = part.flatMap(addressesOf)
    const queries = LISTINGS.map((name) => firestore().collection(COLLECTIONS[name])).flatMap((all) => [
      all.where('imageUrl', 'in', urls),
      all.where('gallery', 'array-contains-any', urls),
    ])
    const snapshots = await Promise.all(queries.map((query) => query.select('imageUrl', 'gallery').get()))
    return snapshots.flatMap(({ docs }) => docs)
  })
  return found.flat()
}

/**
 * Those of the pictures that a listing shows, whoever's it is: an administrator may show what others have uploaded.
 * @param pictures paths without a width
 */
export async function listedAmong(pictures: readonly string[]): Promise<string[]> {
  const shown = new Set((await showing(pictures)).flatMap(urlsIn))
  return pictures.filter((picture) => addressesOf(picture).some((url) => shown.has(url)))
}

/** Lets all listings that show a picture show another one instead. */
export async function replaceListed(picture: string, by: string): Promise<void> {
  const before = new Set<unknown>(addressesOf(picture))
  const replaced = (url: unknown) => (before.has(url) ? addressOfPicture(fileOf(by, PICTURE_WIDTH)) : url)
  for (const { ref } of await showing([picture])) {
    await optimistically(async (changes) => {
      const listing = await changes.get(ref)
      const gallery: unknown = listing.get('gallery')
      if (!urlsIn(listing).some((url) => before.has(url))) return
      changes.update(ref, {
        imageUrl: replaced(listing.get('imageUrl')),
        ...(Array.isArray(gallery) && { gallery: gallery.map(replaced) }),
      })
    })
  }
}
