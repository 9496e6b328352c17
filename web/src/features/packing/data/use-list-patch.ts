import type { PackingList } from '@waymark/contract/packing/packing-list'
import { useCallback, useEffect, useRef } from 'react'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { useSession } from '../../../shared/session/session.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { writePatch } from './write-list.ts'

/** A stable function that writes edits of a list, so that rows are not re-rendered because of it. */
export function useListPatch(list: PackingList): (edit: ListPatch) => Promise<WriteOutcome> {
  const { uid } = useSession()
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  }, [list])
  return useCallback((edit) => writePatch(latest.current, uid, edit), [uid])
}
