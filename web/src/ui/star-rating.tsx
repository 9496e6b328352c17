import { Star } from 'lucide-react'

const STARS = [1, 2, 3, 4, 5]

const Row = ({ className }: { className: string }) => (
  <span className={`flex ${className}`}>
    {STARS.map((star) => (
      <Star key={star} className="size-4 shrink-0 fill-current" strokeWidth={0} />
    ))}
  </span>
)

/** A rating from 1 to 5 with one decimal, as partly filled stars and a number, and from how many reviews. */
export function StarRating({ rating, reviewCount = 0 }: { rating: number; reviewCount?: number | undefined }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="relative inline-flex">
        <Row className="text-line forced-colors:invisible" />
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(rating / 5) * 100}%` }}>
          <Row className="w-max text-star" />
        </span>
      </span>
      <span>
        <span className="sr-only">Rated </span>
        <strong className="font-semibold tabular-nums">{rating.toFixed(1)}</strong>
        <span className="sr-only"> out of 5</span>
        {reviewCount > 0 && (
          <span className="text-muted">
            {' '}
            ({reviewCount} {reviewCount === 1 ? 'review' : 'reviews'})
          </span>
        )}
      </span>
    </span>
  )
}
