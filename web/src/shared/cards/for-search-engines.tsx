import type { Thing } from './structured-data.tsx'
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx'

// Irrelevant without a network.
const StructuredData = lazyPart(async () => (await import('./structured-data.tsx')).StructuredData, {
  Missing: Nothing,
})

/** Structured data for search engines, loaded late. */
export function ForSearchEngines({ thing }: { thing: Thing }) {
  return <StructuredData thing={thing} />
}
