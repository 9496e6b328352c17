import { UserRound } from 'lucide-react'
import { Picture } from '../../../shared/cards/picture.tsx'

/** A person's picture, or a placeholder. */
export function Avatar({ url }: { url: string | null }) {
  return (
    <Picture
      url={url ?? undefined}
      alt=""
      sizes="6rem"
      first
      className="size-24 shrink-0 rounded-full bg-sunken object-cover"
      fallback={
        <div className="grid size-24 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <UserRound aria-hidden="true" className="size-11" />
        </div>
      }
    />
  )
}
