import { lazy, Suspense, type ComponentType } from 'react'
import type { Thing } from './structured-data.tsx'

const StructuredData = lazy(async (): Promise<{ default: ComponentType<{ thing: Thing }> }> => {
  try {
    return { default: (await import('./structured-data.tsx')).StructuredData }
  } catch {
    // Irrelevant without a network.
    return { default: () => null }
  }
})

/** Structured data for search engines, loaded late. */
export function ForSearchEngines({ thing }: { thing: Thing }) {
  return (
    <Suspense fallback={null}>
      <StructuredData thing={thing} />
    </Suspense>
  )
}
