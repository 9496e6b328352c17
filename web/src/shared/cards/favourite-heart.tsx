import { type ComponentProps } from 'react'
import { hasSignedInHint } from '../session/signed-in-hint.ts'
import type { Heart } from './heart.tsx'
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx'

type HeartProps = ComponentProps<typeof Heart>

// Visitors load no Firebase code.
const LazyHeart = lazyPart(async () => (await import('./heart.tsx')).Heart, { Missing: Nothing })

/** The favourite button of a card or page, for signed-in users only. */
export function FavouriteHeart(props: HeartProps) {
  if (!hasSignedInHint()) return null
  return <LazyHeart {...props} />
}
