import type { BookingType } from '@waymark/contract/bookings/booking'
import { BedDouble, MapPinned } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { AccommodationsPanel } from './accommodations-panel.tsx'
import { ActivitiesPanel } from './activities-panel.tsx'

interface Booked {
  readonly type: BookingType
  readonly id: string
  readonly title: string
}

interface AdminScreenProps {
  /** Who has booked something. */
  renderBookings: (of: Booked, onClose: () => void) => ReactNode
}

const STAYS = 'accommodations'

/** Activities and accommodations, for administrators to review, add, edit and delete. */
export function AdminScreen({ renderBookings }: AdminScreenProps) {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === STAYS ? STAYS : 'activities'
  const frame = useRef<HTMLDivElement>(null)

  // On a narrow screen the row of tabs scrolls sideways, and the open one may lie outside.
  useEffect(() => {
    frame.current?.querySelector(`[id$="-trigger-${tab}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])

  return (
    <>
      <PageHeader title="Admin Panel" />
      <Tabs
        ref={frame}
        value={tab}
        onValueChange={(value) => setParams(value === STAYS ? { tab: STAYS } : {}, { replace: true })}
      >
        <TabList aria-label="What to manage">
          <Tab value="activities" icon={<MapPinned aria-hidden="true" />}>
            Activities Management
          </Tab>
          <Tab value={STAYS} icon={<BedDouble aria-hidden="true" />}>
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
