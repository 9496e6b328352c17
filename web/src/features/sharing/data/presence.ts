import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import { type Presence, presenceConverter } from '@waymark/contract/trips/presence'
import { deleteDoc, serverTimestamp, setDoc, Timestamp, doc } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { itemsOf, useLiveList } from '../../../shared/live/live.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { collectionOf, firestore } from '../../../shared/live/firestore.ts'

const presencePath = (tripId: string): string => `${COLLECTIONS.trips}/${tripId}/${SUBCOLLECTIONS.presence}`
// Without a converter, because it only supports reading.
const ownPresenceRef = (tripId: string, uid: string) => doc(firestore, presencePath(tripId), uid)

/** Interval of the heartbeat, and how long it is valid. */
const BEAT_MS = 60_000
const HERE_MS = 2.5 * BEAT_MS
/** Expiry for Firestore's TTL. */
const LIFE_MS = 10 * 60_000
/** Scrolling past a day does not count as viewing it. */
const STILL_MS = 1_500

const ignore = () => undefined

// direct: each member's own document. Failures are not reported, and offline nothing is written, because it is only
// true at that moment.
function say(tripId: string, uid: string, day: number | null): void {
  const presence = { day, seenAt: serverTimestamp(), expiresAt: Timestamp.fromMillis(Date.now() + LIFE_MS) }
  setDoc(ownPresenceRef(tripId, uid), presence).catch(ignore)
}

/** Publishes that the user has the trip open, and which day, while the page is visible. */
export function usePresence(tripId: string, uid: string, day: number | null): void {
  const online = useOnline()
  useEffect(() => {
    if (!online) return undefined
    const beat = () => {
      if (document.visibilityState === 'visible') say(tripId, uid, day)
    }
    const first = setTimeout(beat, STILL_MS)
    const later = setInterval(beat, BEAT_MS)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearTimeout(first)
      clearInterval(later)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [online, tripId, uid, day])

  useEffect(() => {
    const leave = () => void deleteDoc(ownPresenceRef(tripId, uid)).catch(ignore)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [tripId, uid])
}

/** The other present members by uid, with the day each is viewing. */
export function useOthersHere(tripId: string, uid: string): ReadonlyMap<string, Presence['day']> {
  const live = useLiveList(collectionOf(presencePath(tripId), presenceConverter))
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), BEAT_MS / 2)
    return () => clearInterval(timer)
  }, [])
  const all = itemsOf(live)
  return new Map(
    all
      .filter(({ id, seenAt }) => id !== uid && now - Date.parse(seenAt) < HERE_MS)
      .map(({ id, day }) => [id, day] as const),
  )
}
