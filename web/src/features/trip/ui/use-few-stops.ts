import type { Trip } from '@waymark/contract/trips/trip'
import type { FewStops } from '@waymark/planner/few-stops'
import { useEffect, useState } from 'react'

type Wished = Pick<Trip, 'preferences' | 'adults' | 'childAges'>

/** The pace that a trip's wishes ask for. Their vocabulary is loaded for it; if that fails, there is none. */
export function useFewStops({ preferences, adults, childAges }: Wished): {
  readonly few: FewStops | undefined
  readonly isKnown: boolean
} {
  const [read, setRead] = useState<{ readonly of: string; readonly few: FewStops | undefined }>()
  useEffect(() => {
    if (preferences === '') return
    const take = (few: FewStops | undefined) => setRead({ of: preferences, few })
    import('@waymark/planner/few-stops-asked').then(
      ({ fewStopsOf }) => take(fewStopsOf({ preferences, ...(adults && { adults }), ...(childAges && { childAges }) })),
      () => take(undefined),
    )
  }, [preferences, adults, childAges])
  return { few: read?.few, isKnown: preferences === '' || read?.of === preferences }
}
