import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { useSettled } from '../../../shared/live/live.ts'
import { useHeldOpen } from '../../../shared/live/use-kept.ts'
import { LiveLoading } from '../../../shared/cards/live-loading.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Compass } from '../../../ui/compass.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingScreen } from '../../../ui/spinner.tsx'
import { useListsAndTemplates } from '../data/use-packing-lists.ts'
import type { MadeList } from '../model/list-draft.ts'
import { SavedList } from './saved-list.tsx'

interface OpenedListProps {
  id: string
  /** Name of an item to add, from the URL. */
  toAdd: string
  /** Set if it was just generated. */
  made: MadeList | undefined
}

/** The list named in the URL, from the user's lists, so that it opens offline. */
export function OpenedList({ id, toAdd, made }: OpenedListProps) {
  const lists = useListsAndTemplates()
  const found = lists.status === 'ready' ? lists.data.find((each) => each.id === id) : undefined
  const list = useHeldOpen(found, id)
  const settled = useSettled(lists, list !== undefined)
  if (list !== undefined) return <SavedList list={list} isGone={found === undefined} toAdd={toAdd} made={made} />
  if (lists.status === 'failed') return <ErrorState onRetry={() => lists.retry()} />
  if (!settled) {
    return (
      <LiveLoading>
        <LoadingScreen label="Loading your packing list" />
      </LiveLoading>
    )
  }
  return (
    <>
      <PageHeader title="Packing Assistant" />
      <EmptyState
        title="Packing list not found"
        description="This packing list is not among yours. It may have been deleted."
        illustration={<Compass className="mx-auto w-28" />}
        action={
          <Link to={paths.packingAssistant} className={buttonClass('primary', 'large')}>
            Create Packing List
          </Link>
        }
      />
    </>
  )
}
