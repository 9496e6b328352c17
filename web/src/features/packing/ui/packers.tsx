import type { PackingList } from '@waymark/contract/packing/packing-list'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { useLiveDoc } from '../../../shared/live/live.ts'
import { useSession } from '../../../shared/session/session.ts'
import { type Member, membersOf } from '../../../shared/trips/members.ts'
import { setPacker } from '../data/write-list.ts'
import { tripRef } from '../../../shared/live/trips.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'

// Lazy: rarely needed, and shown after the list.
const OvertakenList = lazyPart(async () => (await import('./overtaken-list.tsx')).OvertakenList, { Missing: Nothing })

interface Packers {
  /** Members of a shared list; empty if it is not shared. */
  readonly members: readonly Member[]
  readonly packerOf: (itemId: string) => Member | undefined
  readonly setPacker: (itemId: string, uid: string | undefined) => void
}

const NOBODY: Packers = { members: [], packerOf: () => undefined, setPacker: () => undefined }

const PackersContext = createContext(NOBODY)

export const usePackers = (): Packers => useContext(PackersContext)

interface WithPackersProps {
  list: PackingList
  onPatch: (patch: ListPatch) => Promise<WriteOutcome>
  children: ReactNode
}

/**
 * Provides packers and overtaken changes of a shared list. Names come from the trip. `children` keep their place in the
 * tree when the list becomes shared, because an open editor would close otherwise and lose its input.
 */
export function WithPackers({ list, onPatch, children }: WithPackersProps) {
  const { uid } = useSession()
  const { id, tripId, memberIds, packers } = list
  const isShared = tripId !== null && memberIds.length > 1
  const trip = useLiveDoc(isShared ? tripRef(tripId) : null)
  const shared = trip.status === 'ready' ? trip.data : null
  const value = useMemo(() => {
    if (shared === null) return NOBODY
    const members = membersOf(shared, uid).filter((member) => memberIds.includes(member.uid))
    const packerOf = (itemId: string) => members.find((member) => member.uid === packers?.[itemId])
    return {
      members,
      packerOf,
      setPacker: (itemId: string, packer: string | undefined) => setPacker(id, itemId, { packer, uid }),
    }
  }, [shared, uid, id, memberIds, packers])
  return (
    <PackersContext value={value}>
      {isShared && <OvertakenList list={list} onPatch={onPatch} />}
      {children}
    </PackersContext>
  )
}
