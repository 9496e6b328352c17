import { Picture } from '../../../shared/cards/picture.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const Plain = ({ className }: { className?: string }) => <div className={classNames('bg-sunken', className)} />

// Lazy: few trips lack a picture, and the illustration weighs as much as a screen.
const LazyScene = lazyPart(async () => (await import('../../../ui/scene.tsx')).Scene, {
  Loading: Plain,
  Missing: Plain,
})

interface CharterPictureProps {
  url: string | null
  sizes: string
  first?: boolean
  className?: string
}

/** A trip's picture, or an illustration. The title is next to it. */
export function CharterPicture({ url, sizes, first = false, className }: CharterPictureProps) {
  return (
    <Picture
      url={url ?? undefined}
      alt=""
      sizes={sizes}
      first={first}
      className={classNames('bg-sunken object-cover', className)}
      fallback={<LazyScene name="Beach" {...(className === undefined ? {} : { className })} />}
    />
  )
}
