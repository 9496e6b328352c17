import type { PackingList } from '@waymark/contract/packing/packing-list'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useLiveDoc } from '../../../shared/live/live.ts'
import { tripRef } from '../../../shared/live/refs.ts'
import { useSession } from '../../../shared/session/session.ts'
import { type Member, membersOf } from '../../../shared/trips/members.ts'
import { setPacker } from '../data/write-list.ts'

interface Packers {
  /** Who packs together; nobody where a list is not shared. */
  readonly members: readonly Member[]
  readonly packerOf: (itemId: string) => Member | undefined
  readonly setPacker: (itemId: string, uid: string | undefined) => void
}

const NOBODY: Packers = { members: [], packerOf: () => undefined, setPacker: () => undefined }

const PackersContext = createContext(NOBODY)

export const usePackers = (): Packers => useContext(PackersContext)

type Shared = Pick<PackingList, 'id' | 'memberIds' | 'packers'>

function PackersOfTrip({ list, tripId, children }: { list: Shared; tripId: string; children: ReactNode }) {
  const { uid } = useSession()
  const trip = useLiveDoc(tripRef(tripId))
  const shared = trip.status === 'ready' ? trip.data : null
  const { id, memberIds, packers } = list
  const value = useMemo(() => {
    if (shared === null) return NOBODY
    const members = membersOf(shared, uid).filter((member) => memberIds.includes(member.uid))
    const packerOf = (itemId: string) => members.find((member) => member.uid === packers?.[itemId])
    return { members, packerOf, setPacker: (itemId: string, to: string | undefined) => setPacker(id, itemId, to) }
  }, [shared, uid, id, memberIds, packers])
  return <PackersContext value={value}>{children}</PackersContext>
}

/** Around the items of a stored list: who packs which of them, where several people do. Their names are those of the trip. */
export function WithPackers({ list, children }: { list: Shared & Pick<PackingList, 'tripId'>; children: ReactNode }) {
  if (list.tripId === null || list.memberIds.length < 2) return children
  return (
    <PackersOfTrip list={list} tripId={list.tripId}>
      {children}
    </PackersOfTrip>
  )
}
