import { Heart as HeartIcon } from 'lucide-react'
import { addFavourite, removeFavourite, useFavourites, type FavouriteItem } from '../live/favourites.ts'
import { queueWrite, toastUndoable } from '../messages/queue-write.ts'
import { useSession } from '../session/session.ts'
import { classNames } from '../../ui/class-names.ts'

interface HeartProps {
  item: FavouriteItem
  className?: string | undefined
}

const FAILED = 'Failed to update favorites'

/** Toggles a favourite. Works offline. */
export function Heart({ item, className }: HeartProps) {
  const { uid } = useSession()
  const favourites = useFavourites(uid)
  const isMarked =
    favourites.status === 'ready' &&
    favourites.data.some(({ kind, itemId }) => kind === item.kind && itemId === item.itemId)
  const add = () => queueWrite(FAILED, addFavourite(uid, item))

  function toggle(): void {
    if (!isMarked) void add()
    else toastUndoable(queueWrite(FAILED, removeFavourite(uid, item)), 'Removed from your favorites', () => void add())
  }

  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={`Favorite: ${item.title}`}
      title="Favorite"
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-surface shadow-card hover:bg-sunken',
        className,
      )}
      onClick={toggle}
    >
      <HeartIcon
        aria-hidden="true"
        className={classNames('size-5', isMarked ? 'fill-current text-danger' : 'text-ink')}
      />
    </button>
  )
}
