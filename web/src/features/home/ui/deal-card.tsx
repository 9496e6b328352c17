import { MapPin, Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import { planForPath } from '../../../config/paths.ts'
import { PlacePicture } from '../../../shared/pictures/place-picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { reviewCount, type Deal } from '../model/deals.ts'

/** Links to the trip form with the destination filled in. */
export function DealCard({ deal }: { deal: Deal }) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lifted">
      <div className="relative">
        <PlacePicture
          location={deal.location}
          className="aspect-16/9 w-full"
          fallback={<Scene name={deal.category} className="aspect-16/9 w-full" />}
        />
        <Badge className="absolute top-3 left-3 !bg-surface !text-ink">{deal.category}</Badge>
      </div>
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <h3 className="text-lg">
          <Link to={planForPath(deal.location)} className="after:absolute after:inset-0 after:rounded-card">
            {deal.title}
          </Link>
        </h3>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {deal.location}
        </p>
        <p className="mt-2 flex-1 text-[0.9375rem] sm:mt-3">{deal.description}</p>
        <div className="mt-3 grid gap-1 sm:mt-4">
          <p className="text-sm whitespace-nowrap text-muted">
            <span className="font-display text-xl font-bold text-ink">${deal.price}</span> per person
          </p>
          <p className="flex items-center gap-1 text-sm whitespace-nowrap">
            <Star aria-hidden="true" className="size-4 fill-current text-star" />
            <span className="sr-only">Rated </span>
            <span className="font-semibold">{deal.rating.toFixed(1)}</span>
            <span className="text-muted">({reviewCount(deal)} reviews)</span>
          </p>
        </div>
      </div>
    </article>
  )
}
