import type { PackingList } from '@waymark/contract/packing/packing-list'
import { LayoutDashboard, ListPlus, Waypoints, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { packingListPath, paths, tripPath } from '../../../config/paths.ts'
import { DeleteQuestion } from '../../../shared/cards/delete-question.tsx'
import { toastOnceSafe } from '../../../shared/messages/queue-write.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import type { MenuItem } from '../../../ui/menu.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useListPatch } from '../data/use-list-patch.ts'
import { deleteList } from '../data/write-list.ts'
import type { MadeList } from '../model/list-draft.ts'
import { WithPackers } from './packers.tsx'
import { Checklist } from './checklist.tsx'
import { ListHeading } from './list-heading.tsx'
import { GoneNote } from './gone-note.tsx'
import { ListTools } from './list-tools.tsx'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'

// Without a network this chunk may be missing, and Gemini could not be asked either.
const PackingIdeas = lazyPart(async () => (await import('./packing-ideas.tsx')).PackingIdeas, { Missing: Nothing })

/** On phones they are in the menu, so that the list begins higher. */
const LINK = buttonClass('secondary', 'medium', 'max-sm:hidden')

interface SavedListProps {
  list: PackingList
  /** Whether it was deleted, or closed for the user, and stays because of what was typed. */
  isGone: boolean
  toAdd: string
  /** Set if it was just generated. */
  made: MadeList | undefined
}

/** A saved list, live: edits are written immediately, also offline. */
export function SavedList({ list, isGone, toAdd, made }: SavedListProps) {
  const { uid } = useSession()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const { id, userId } = list
  const patch = useListPatch(list)
  const linkTo = (label: string, Icon: LucideIcon, to: string): MenuItem => ({
    label,
    Icon,
    onChoose: () => void navigate(to),
  })
  const links: readonly MenuItem[] = [
    ...(list.tripId === null ? [] : [linkTo('Open trip', Waypoints, tripPath(list.tripId))]),
    ...(list.isTemplate === true ? [] : [linkTo('On your dashboard', LayoutDashboard, packingListPath(id))]),
    linkTo('Create New List', ListPlus, paths.packingAssistant),
  ]
  return (
    <>
      <ListHeading
        list={list}
        actions={
          <>
            {list.tripId !== null && (
              <Link to={tripPath(list.tripId)} className={LINK}>
                Open trip
              </Link>
            )}
            {list.isTemplate !== true && (
              <Link to={packingListPath(list.id)} className={LINK}>
                On your dashboard
              </Link>
            )}
            <Link to={paths.packingAssistant} className={LINK}>
              Create New List
            </Link>
          </>
        }
      />
      <Card className="max-w-4xl">
        <h2 className="sr-only">Items</h2>
        <GoneNote isGone={isGone} />
        {made && <PackingIdeas list={list} made={made} onAdd={(ideas) => void patch({ added: ideas })} />}
        <WithPackers list={list} onPatch={patch}>
          <Checklist
            list={list}
            onPatch={patch}
            toAdd={toAdd}
            tools={
              <ListTools
                list={list}
                onPatch={patch}
                onDelete={userId === uid ? () => setDeleting(true) : undefined}
                links={links}
              />
            }
          />
        </WithPackers>
      </Card>
      <DeleteQuestion
        heading="Delete packing list"
        title={deleting ? list.title : undefined}
        onClose={() => setDeleting(false)}
        onConfirm={() => {
          toastOnceSafe(deleteList(id), 'Packing list deleted successfully')
          void navigate(paths.packingAssistant, { replace: true })
        }}
      />
    </>
  )
}
