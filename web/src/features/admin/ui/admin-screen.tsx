import type { BookingType } from '@waymark/contract/bookings/booking'
import { BedDouble, CalendarClock, MapPinned, MessageSquareText, ScrollText } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { AccommodationsPanel } from './accommodations-panel.tsx'
import { ActivitiesPanel } from './activities-panel.tsx'

const LazyReviews = lazyDialog(async () => (await import('./reviews-dialog.tsx')).ReviewsDialog)
const LazyAuditTrail = lazyDialog(async () => (await import('./audit-trail-dialog.tsx')).AuditTrailDialog)

interface Booked {
  readonly type: BookingType
  readonly id: string
  readonly title: string
}

interface AdminScreenProps {
  /** Renders the bookings of an entry, or all pending ones. */
  renderBookings: (of: Booked | 'pending', onClose: () => void) => ReactNode
  /** How many bookings are pending. */
  pendingCount: ReactNode
}

const STAYS = 'accommodations'

/** The administrators' panel: review, add, edit and delete activities and stays. */
export function AdminScreen({ renderBookings, pendingCount }: AdminScreenProps) {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === STAYS ? STAYS : 'activities'
  const [isTrailOpen, setTrailOpen] = useState(false)
  const [areReviewsOpen, setReviewsOpen] = useState(false)
  const [arePendingOpen, setPendingOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)

  // On narrow screens the tabs scroll sideways, and the selected one may be out of view.
  useEffect(() => {
    frame.current?.querySelector(`[id$="-trigger-${tab}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])

  return (
    <>
      <PageHeader
        compact
        title="Admin Panel"
        actions={
          <div className="flex gap-2 max-sm:*:px-3 max-sm:*:text-sm max-sm:[&_svg]:hidden sm:flex-wrap sm:gap-2.5">
            <Button variant="secondary" onClick={() => setPendingOpen(true)}>
              <CalendarClock aria-hidden="true" />
              <span>
                Pending<span className="max-sm:sr-only"> bookings</span>
              </span>
              {pendingCount}
            </Button>
            <Button variant="secondary" onClick={() => setReviewsOpen(true)}>
              <MessageSquareText aria-hidden="true" />
              Reviews
            </Button>
            <Button variant="secondary" onClick={() => setTrailOpen(true)}>
              <ScrollText aria-hidden="true" />
              Audit trail
            </Button>
          </div>
        }
      />
      {arePendingOpen && renderBookings('pending', () => setPendingOpen(false))}
      {areReviewsOpen && <LazyReviews onClose={() => setReviewsOpen(false)} />}
      {isTrailOpen && <LazyAuditTrail onClose={() => setTrailOpen(false)} />}
      <Tabs
        ref={frame}
        value={tab}
        onValueChange={(value) => setParams(value === STAYS ? { tab: STAYS } : {}, { replace: true })}
      >
        <TabList aria-label="What to manage" className="max-sm:*:justify-center">
          <Tab value="activities" icon={<MapPinned aria-hidden="true" className="max-sm:hidden" />}>
            Activities Management
          </Tab>
          <Tab value={STAYS} icon={<BedDouble aria-hidden="true" className="max-sm:hidden" />}>
            Accommodations Management
          </Tab>
        </TabList>
        <TabPanel value="activities">
          <ActivitiesPanel
            renderBookings={({ id, title }, onClose) => renderBookings({ type: 'activity', id, title }, onClose)}
          />
        </TabPanel>
        <TabPanel value={STAYS}>
          <AccommodationsPanel
            renderBookings={({ id, title }, onClose) => renderBookings({ type: 'accommodation', id, title }, onClose)}
          />
        </TabPanel>
      </Tabs>
    </>
  )
}
