import type { CharterReviews } from '@waymark/contract/charter-trips/charter-trip'
import { Card } from '../../../ui/card.tsx'
import { CharterPicture } from './charter-picture.tsx'

export function Gallery({ pictures }: { pictures: readonly string[] }) {
  if (pictures.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">Pictures</h2>
      <ul className="mt-3 grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {pictures.map((url, index) => (
          <li key={`${index} ${url}`}>
            <CharterPicture
              url={url}
              sizes="(width < 640px) 50vw, 20rem"
              className="aspect-3/2 w-full rounded-control"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Reviews({ reviews }: { reviews: CharterReviews['reviews'] }) {
  if (reviews.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">Reviews</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {reviews.map(({ name, comment }, index) => (
          <li key={`${index} ${comment}`}>
            <Card className="h-full">
              <p dir="auto" className="[overflow-wrap:anywhere]">
                {comment}
              </p>
              {name !== undefined && name !== '' && <p className="mt-2 text-sm font-semibold text-muted">{name}</p>}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
