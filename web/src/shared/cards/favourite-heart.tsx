import { lazy, Suspense, type ComponentProps } from 'react'
import { hasSignedInHint } from '../session/signed-in-hint.ts'
import type { Heart } from './heart.tsx'

type HeartProps = ComponentProps<typeof Heart>

// Visitors load no Firebase code.
const LazyHeart = lazy(async (): Promise<{ default: (props: HeartProps) => React.ReactNode }> => {
  try {
    return { default: (await import('./heart.tsx')).Heart }
  } catch {
    // Without a network this chunk may be missing; the page works without it.
    return { default: () => null }
  }
})

/** The favourite button of a card or page, for signed-in users only. */
export function FavouriteHeart(props: HeartProps) {
  if (!hasSignedInHint()) return null
  return (
    <Suspense fallback={null}>
      <LazyHeart {...props} />
    </Suspense>
  )
}
