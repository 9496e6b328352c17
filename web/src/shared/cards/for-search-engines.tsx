import { lazy, Suspense, type ComponentType } from 'react'
import type { Thing } from './structured-data.tsx'

const StructuredData = lazy(async (): Promise<{ default: ComponentType<{ thing: Thing }> }> => {
  try {
    return { default: (await import('./structured-data.tsx')).StructuredData }
  } catch {
    // Nobody looks for it without a network.
    return { default: () => null }
  }
})

/** Tells search engines what a page shows; people do not wait for it. */
export function ForSearchEngines({ thing }: { thing: Thing }) {
  return (
    <Suspense fallback={null}>
      <StructuredData thing={thing} />
    </Suspense>
  )
}
