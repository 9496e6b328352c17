import type { PackingList } from '@waymark/contract/packing/packing-list'
import { useMadeChanges } from '../../../shared/live/made-changes.ts'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { OvertakenNote } from '../../../shared/messages/overtaken-note.tsx'
import { toastOnceSafe } from '../../../shared/messages/queue-write.ts'
import { useSession } from '../../../shared/session/session.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { overtakenItems } from '../model/overtaken-items.ts'
import { usePackers } from './packers.tsx'

interface OvertakenListProps {
  list: PackingList
  onPatch: (patch: ListPatch) => Promise<WriteOutcome>
}

/** Reports where another member's change of an item has replaced the user's. */
export function OvertakenList({ list, onPatch }: OvertakenListProps) {
  const { uid } = useSession()
  const { members, setPacker } = usePackers()
  const made = useMadeChanges().filter((one) => one.of === list.id && one.uid === uid)
  return (
    <OvertakenNote
      of={list.id}
      overtaken={overtakenItems(list, made, members)}
      onMend={({ id, patch, packer }, said) => {
        if (packer !== undefined) setPacker(id, packer ?? undefined)
        toastOnceSafe(onPatch(patch), said)
      }}
    />
  )
}
