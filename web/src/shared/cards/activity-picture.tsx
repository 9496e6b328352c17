import type { Activity, ActivityCategory } from '@waymark/contract/activities/activity'
import { Picture } from './picture.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Scene, type SceneName } from '../../ui/scene.tsx'

const SCENES = {
  culture: 'Cultural',
  food: 'City',
  nature: 'Wildlife',
  adventure: 'Mountain',
} as const satisfies Record<ActivityCategory, SceneName>

interface ActivityPictureProps {
  activity: Pick<Activity, 'imageUrl' | 'category'>
  /** As the `sizes` attribute. */
  sizes: string
  first?: boolean
  className: string
}

/** An activity's picture, or an illustration of its category. The title is next to it. */
export function ActivityPicture({ activity, sizes, first = false, className }: ActivityPictureProps) {
  const { imageUrl, category } = activity
  return (
    <Picture
      url={imageUrl ?? undefined}
      alt=""
      sizes={sizes}
      first={first}
      className={classNames('bg-sunken object-cover', className)}
      fallback={<Scene name={category === null ? 'Beach' : SCENES[category]} className={className} />}
    />
  )
}
