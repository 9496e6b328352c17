import { COLLECTIONS } from '@waymark/contract/firestore'
import { isMalformed } from '@waymark/contract/converter'
import { type User, userConverter } from '@waymark/contract/users/user'
import { getDoc, doc } from 'firebase/firestore'
import { auth } from './firebase.ts'
import { collectionOf } from './firestore.ts'

export const userRef = (uid: string) => doc(collectionOf(COLLECTIONS.users, userConverter), uid)

/** The profile from server or cache. */
async function profileOf(uid: string): Promise<User | undefined> {
  try {
    const stored = (await getDoc(userRef(uid))).data()
    return stored === undefined || isMalformed(stored) ? undefined : stored
  } catch {
    return undefined
  }
}

/** The signed-in user as customer of a booking; undefined for visitors. */
export async function readCustomer() {
  await auth.authStateReady()
  const user = auth.currentUser
  if (user === null) return undefined
  const profile = await profileOf(user.uid)
  const name = [profile?.firstName, profile?.lastName].filter(Boolean).join(' ')
  return {
    customerName: name || (user.displayName ?? ''),
    customerEmail: user.email ?? '',
    customerPhone: profile?.phoneNumber ?? '',
  }
}
