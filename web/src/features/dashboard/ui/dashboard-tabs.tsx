import { Luggage, Map, ScanSearch } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { countLabel, DASHBOARD_TABS, type DashboardTab } from '../model/dashboard-tab.ts'

interface DashboardTabsProps {
  tab: DashboardTab
  onTab: (tab: DashboardTab) => void
  packingCount: number | undefined
  packing: ReactNode
  placeCount: number | undefined
  places: ReactNode
  tripCount: number | undefined
  trips: ReactNode
}

export function DashboardTabs({
  tab,
  onTab,
  packingCount,
  packing,
  placeCount,
  places,
  tripCount,
  trips,
}: DashboardTabsProps) {
  const frame = useRef<HTMLDivElement>(null)

  // On narrow screens the tabs scroll sideways, and the selected one may be out of view.
  const isCounted = [packingCount, placeCount, tripCount].every((count) => count !== undefined)
  useEffect(() => {
    if (!isCounted) return
    frame.current?.querySelector(`[id$="-trigger-${tab}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab, isCounted])

  return (
    <Tabs
      ref={frame}
      value={tab}
      onValueChange={(value) => {
        const chosen = DASHBOARD_TABS.find((name) => name === value)
        if (chosen !== undefined) onTab(chosen)
      }}
    >
      <TabList aria-label="What you have saved">
        <Tab value="packing" icon={<Luggage aria-hidden="true" className="max-sm:hidden" />}>
          {countLabel('Packing Lists', packingCount)}
        </Tab>
        <Tab value="places" icon={<ScanSearch aria-hidden="true" className="max-sm:hidden" />}>
          {countLabel('Discovered Places', placeCount)}
        </Tab>
        <Tab value="trips" icon={<Map aria-hidden="true" className="max-sm:hidden" />}>
          {countLabel('AI Trip Plans', tripCount)}
        </Tab>
      </TabList>
      <TabPanel value="packing">{packing}</TabPanel>
      <TabPanel value="places">{places}</TabPanel>
      <TabPanel value="trips">{trips}</TabPanel>
    </Tabs>
  )
}
