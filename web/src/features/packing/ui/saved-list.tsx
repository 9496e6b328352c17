import type { PackingList } from '@waymark/contract/packing/packing-list'
import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { packingListPath, paths, tripPath } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { writePatch } from '../data/write-list.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { WithPackers } from './packers.tsx'
import { Checklist } from './checklist.tsx'
import { ListHeading } from './list-heading.tsx'
import { ListTools } from './list-tools.tsx'

/** A list of the dashboard, live: every edit goes into the document at once, also offline. */
export function SavedList({ list, toAdd }: { list: PackingList; toAdd: string }) {
  const { uid } = useSession()
  const { id, userId } = list
  const patch = useCallback((edit: ListPatch) => writePatch({ id, userId }, uid, edit), [id, userId, uid])
  return (
    <>
      <ListHeading
        list={list}
        actions={
          <>
            {list.tripId !== null && (
              <Link to={tripPath(list.tripId)} className={buttonClass('secondary')}>
                Open trip
              </Link>
            )}
            <Link to={packingListPath(list.id)} className={buttonClass('secondary')}>
              On your dashboard
            </Link>
            <Link to={paths.packingAssistant} className={buttonClass('secondary')}>
              Create New List
            </Link>
          </>
        }
      />
      <Card className="max-w-4xl">
        <h2 className="sr-only">Items</h2>
        <ListTools list={list} onPatch={patch} />
        <WithPackers list={list}>
          <Checklist list={list} onPatch={patch} toAdd={toAdd} />
        </WithPackers>
      </Card>
    </>
  )
}
