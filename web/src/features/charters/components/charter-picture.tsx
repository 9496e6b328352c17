import { Picture } from '../../../domain/picture.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Scene } from '../../../ui/scene.tsx'

interface CharterPictureProps {
  url: string | null
  sizes: string
  first?: boolean
  className?: string
}

/** What a charter trip shows of itself; a drawn place where it has no picture. Its title stands beside it. */
export function CharterPicture({ url, sizes, first = false, className }: CharterPictureProps) {
  return (
    <Picture
      url={url ?? undefined}
      alt=""
      sizes={sizes}
      first={first}
      className={classNames('bg-sunken object-cover', className)}
      fallback={<Scene name="Beach" {...(className === undefined ? {} : { className })} />}
    />
  )
}
