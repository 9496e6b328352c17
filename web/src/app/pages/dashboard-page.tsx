import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { DashboardTabs } from '../../features/dashboard/dashboard-tabs.tsx'
import { tabIn, tabPath, tripPath } from '../../features/dashboard/logic/dashboard-tab.ts'
import { useTrips } from '../../features/trips/data/use-trips.ts'
import { TripsTab } from '../../features/trips/trips-tab.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'openedHere' in state

/** My Travel Dashboard: what the traveller has saved. The address holds the open tab and the open trip. */
export function DashboardPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const trips = useTrips()
  const tab = tabIn(search)

  /** Back where a card opened the trip, so that the back button does not open it again. */
  const closeTrip = () => void (wasOpenedHere(state) ? navigate(-1) : navigate(tabPath('trips'), { replace: true }))

  return (
    <>
      <PageHeader title="My Travel Dashboard" description="Your trips, packing lists and discovered places." />
      <DashboardTabs
        tab={tab}
        onTab={(next) => void navigate(tabPath(next), { replace: true })}
        tripCount={trips.status === 'ready' ? trips.data.length : undefined}
        trips={<TripsTab trips={trips} openId={search.get('trip')} pathOf={tripPath} onClose={closeTrip} />}
      />
    </>
  )
}
