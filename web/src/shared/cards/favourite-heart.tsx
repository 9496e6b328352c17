import { lazy, Suspense, type ComponentProps } from 'react'
import { hasSignedInHint } from '../session/signed-in-hint.ts'
import type { Heart } from './heart.tsx'

type HeartProps = ComponentProps<typeof Heart>

// Visitors do without Firebase.
const LazyHeart = lazy(async (): Promise<{ default: (props: HeartProps) => React.ReactNode }> => {
  try {
    return { default: (await import('./heart.tsx')).Heart }
  } catch {
    // Without a network this part may be missing; the page shows what it has.
    return { default: () => null }
  }
})

/** The heart of a card or page, for who is signed in; a visitor has nowhere to keep favorites. */
export function FavouriteHeart(props: HeartProps) {
  if (!hasSignedInHint()) return null
  return (
    <Suspense fallback={null}>
      <LazyHeart {...props} />
    </Suspense>
  )
}
