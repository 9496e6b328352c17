import { Luggage, Map, ScanSearch } from 'lucide-react'
import type { ReactNode } from 'react'
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
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => {
        const chosen = DASHBOARD_TABS.find((name) => name === value)
        if (chosen !== undefined) onTab(chosen)
      }}
    >
      <TabList aria-label="What you have saved" className="max-sm:*:min-h-15.5 max-sm:*:justify-center">
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
