import type { ReactNode, Ref } from 'react'
import { StarRating } from '../../../ui/star-rating.tsx'

interface ManagedEntryProps {
  ref?: Ref<HTMLElement>
  /** To choose it among several. */
  select?: ReactNode
  picture: ReactNode
  /** Status badges. */
  badges: ReactNode
  title: string
  description: string
  /** Amount and unit: '$12.00', 'person'. */
  price: readonly [amount: string, per: string]
  rating: number | null
  /** Details. */
  children: ReactNode
  /** Shown below the price: the submitter. */
  origin?: ReactNode
  /** Buttons at the bottom. */
  actions: ReactNode
}

/** A bookable entry as administrators see it. */
export function ManagedEntry(props: ManagedEntryProps) {
  const { ref, select, picture, badges, title, description, price, rating, children, origin, actions } = props
  const [amount, per] = price
  return (
    <article
      ref={ref}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5 text-[0.9375rem] shadow-card"
    >
      <div className="flex items-start gap-3.5">
        {picture}
        <p className="flex min-w-0 flex-1 flex-wrap gap-1.5">{badges}</p>
        {select}
      </div>
      {/* Beside the picture and a box to tick, it would have a word in each line. */}
      <h3 dir="auto" className="text-lg [overflow-wrap:anywhere]">
        {title}
      </h3>
      <p dir="auto" className="line-clamp-4 text-muted [overflow-wrap:anywhere]">
        {description}
      </p>
      {children}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          <strong className="font-semibold">{amount}</strong>
          <span className="text-muted"> / {per}</span>
        </span>
        {rating !== null && <StarRating rating={rating} />}
      </p>
      {origin}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">{actions}</div>
    </article>
  )
}
