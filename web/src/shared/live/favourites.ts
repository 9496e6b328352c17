import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import { type Favourite, favouriteId, type FavouriteKind, favouriteConverter } from '@waymark/contract/users/favourite'
import { deleteDoc, doc, limit, orderBy, query, serverTimestamp, setDoc } from 'firebase/firestore'
import { firestore, collectionOf } from './firestore.ts'
import { useLiveList, type Live } from './live.ts'

export const favouritesRef = (uid: string) =>
  collectionOf(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.favourites}`, favouriteConverter)

/** What is stored with a favourite. */
export interface FavouriteItem {
  readonly kind: FavouriteKind
  readonly itemId: string
  readonly title: string
  readonly location: string
  readonly imageUrl: string | null
}

/** Maximum number of favourites in the list. */
const SHOWN = 200

/** The user's favourites, newest first. */
export const useFavourites = (uid: string): Live<Favourite[]> =>
  useLiveList(query(favouritesRef(uid), orderBy('createdAt', 'desc'), limit(SHOWN)))

// Without a converter, because it only supports reading.
const favouriteRef = (uid: string, item: Pick<FavouriteItem, 'kind' | 'itemId'>) =>
  doc(firestore, favouritesRef(uid).path, favouriteId(item))

// direct: its owner alone, works offline
export const addFavourite = (uid: string, { kind, itemId, title, location, imageUrl }: FavouriteItem): Promise<void> =>
  setDoc(favouriteRef(uid, { kind, itemId }), {
    kind,
    itemId,
    title,
    location,
    imageUrl,
    createdAt: serverTimestamp(),
  })

// direct: its owner alone, works offline
export const removeFavourite = (uid: string, item: Pick<FavouriteItem, 'kind' | 'itemId'>): Promise<void> =>
  deleteDoc(favouriteRef(uid, item))
