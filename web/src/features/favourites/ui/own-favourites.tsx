import type { Favourite, FavouriteKind } from '@waymark/contract/users/favourite'
import { MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { activityPath, charterTripPath, stayPath } from '../../../config/paths.ts'
import { Heart } from '../../../shared/cards/heart.tsx'
import { itemsOf } from '../../../shared/live/live.ts'
import { Picture } from '../../../shared/cards/picture.tsx'
import { useFavourites } from '../../../shared/live/favourites.ts'
import { useSession } from '../../../shared/session/session.ts'
import { IconLine } from '../../../ui/icon-line.tsx'
import { Scene } from '../../../ui/scene.tsx'

interface Kind {
  readonly name: string
  readonly pathOf: (id: string) => string
}

const KINDS: Readonly<Record<FavouriteKind, Kind>> = {
  stay: { name: 'Accommodation', pathOf: stayPath },
  activity: { name: 'Activity', pathOf: activityPath },
  charter: { name: 'Charter trip', pathOf: charterTripPath },
}

const PICTURE_CLASS = 'size-20 shrink-0 rounded-control bg-sunken object-cover'

function FavouriteCard({ favourite, kind }: { favourite: Favourite; kind: FavouriteKind }) {
  const { itemId, title, location, imageUrl } = favourite
  return (
    <article className="relative flex h-full items-start gap-3.5 rounded-card border border-line bg-surface p-4 shadow-card">
      <Picture
        url={imageUrl ?? undefined}
        alt=""
        sizes="5rem"
        className={PICTURE_CLASS}
        fallback={<Scene name="Beach" className={PICTURE_CLASS} />}
      />
      <div className="min-w-0 flex-1 text-[0.9375rem]">
        <p className="text-sm text-muted">{KINDS[kind].name}</p>
        <h3 dir="auto" className="line-clamp-2 text-lg [overflow-wrap:anywhere]">
          <Link to={KINDS[kind].pathOf(itemId)} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        <IconLine Icon={MapPin}>{location}</IconLine>
      </div>
      <Heart item={{ kind, itemId, title, location, imageUrl }} className="relative" />
    </article>
  )
}

/** The user's favourites. Renders nothing if there are none. */
export function OwnFavourites() {
  const { uid } = useSession()
  const live = useFavourites(uid)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = itemsOf(live)
  const count = useRef(shown.length)

  // The focused button disappears with its card.
  useEffect(() => {
    if (shown.length < count.current && document.activeElement === document.body) heading.current?.focus()
    count.current = shown.length
  }, [shown.length])

  if (shown.length === 0) return null
  return (
    <section aria-labelledby="favorites" className="mt-12 border-t border-line pt-8">
      <h2 ref={heading} id="favorites" tabIndex={-1} className="mb-5 text-2xl">
        Your Favorites
      </h2>
      <ul className="card-grid">
        {shown.map((favourite) =>
          favourite.kind === 'other' ? null : (
            <li key={favourite.id} className="min-w-0">
              <FavouriteCard favourite={favourite} kind={favourite.kind} />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
