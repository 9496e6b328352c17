import type { Activity } from '@waymark/contract/activities/activity'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { activitiesPath } from '../../../config/paths.ts'
import { LiveCards } from '../../../shared/cards/live-cards.tsx'
import type { Live } from '../../../shared/live/live.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ActivityCard } from './activity-card.tsx'
import { BookingFlow } from './booking-flow.tsx'
import { CategoryBrowser } from './category-browser.tsx'
import { DeleteActivity } from './delete-activity.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { NoActivities } from './no-activities.tsx'
import { OwnActivities } from './own-activities.tsx'
import { SubmitDialog } from './submit-dialog.tsx'
import { useActivities, useOwnActivities } from '../data/use-activities.ts'
import { chosenCategory, countCategories, inCategory } from '../model/categories.ts'

/** What a dialog is open for. */
type Open = { readonly dialog: 'submit' } | { readonly dialog: 'edit' | 'delete' | 'book'; readonly activity: Activity }

const shown = (live: Live<Activity[]>): Activity[] => (live.status === 'ready' ? live.data : [])

/** What there is to do, to browse and to book, and what the signed-in person has submitted. */
export function ActivitiesScreen() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const offered = useActivities()
  const own = useOwnActivities()
  const [open, setOpen] = useState<Open>()
  const [deletedId, setDeletedId] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const counted = countCategories(shown(offered))
  const category = chosenCategory(search.get('category'), counted)
  const close = () => setOpen(undefined)

  const isGone = own.status === 'ready' && !own.data.some(({ id }) => id === deletedId)

  // The button that had the focus goes with its card; the screen takes it over.
  useEffect(() => {
    if (deletedId !== undefined && isGone) frame.current?.focus({ preventScroll: true })
  }, [deletedId, isGone])

  const submitButton = (
    <Button onClick={() => setOpen({ dialog: 'submit' })}>
      <Plus aria-hidden="true" />
      Submit Activity
    </Button>
  )

  return (
    <div ref={frame} tabIndex={-1}>
      <PageHeader
        title="Discover Local Experiences"
        description="Things to do, offered by people who know the place."
        actions={submitButton}
      />
      <CategoryBrowser
        categories={counted}
        chosen={category}
        onChoose={(next) => void navigate(activitiesPath(next), { replace: true, preventScrollReset: true })}
      />
      <LiveCards
        live={offered.status === 'ready' ? { ...offered, data: inCategory(offered.data, category) } : offered}
        loading="Loading activities"
        // It is shown once the list is settled, and a cache settles nothing but offline.
        empty={<NoActivities offline={offered.status === 'ready' && offered.fromCache} />}
        renderCard={(activity) => (
          <ActivityCard activity={activity} onBook={() => setOpen({ dialog: 'book', activity })} />
        )}
      />
      {shown(own).length > 0 && (
        <OwnActivities
          activities={shown(own)}
          onEdit={(activity) => setOpen({ dialog: 'edit', activity })}
          onDelete={(activity) => setOpen({ dialog: 'delete', activity })}
        />
      )}
      {open?.dialog === 'submit' && <SubmitDialog onClose={close} />}
      {open?.dialog === 'edit' && <EditDialog activity={open.activity} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteActivity activity={open.activity} onDelete={() => setDeletedId(open.activity.id)} onClose={close} />
      )}
      {open?.dialog === 'book' && (
        <BookingFlow
          activity={open.activity}
          current={shown(offered).find(({ id }) => id === open.activity.id)}
          onClose={close}
        />
      )}
    </div>
  )
}
