import { countOf } from '@waymark/domain/wording'
import type { Stay } from '@waymark/contract/stays/stay-calls'
import { Star } from 'lucide-react'
import { ratingText } from '../model/stay-words.ts'

/** Rating and number of reviews: '4.7 (31 reviews)'. */
export function Rating({ rating, reviewCount }: Pick<Stay, 'rating' | 'reviewCount'>) {
  const text = ratingText(rating)
  if (text === undefined) return <span className="text-muted">No reviews yet</span>
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Star aria-hidden="true" className="size-4 fill-current text-star" />
      <span>
        <span className="sr-only">Rated </span>
        <strong className="font-semibold">{text}</strong>{' '}
        <span className="text-muted">({countOf(reviewCount, 'review')})</span>
      </span>
    </span>
  )
}
