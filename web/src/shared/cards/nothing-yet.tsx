import { Link } from 'react-router-dom'
import { buttonClass, type ButtonVariant } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Scene, type SceneName } from '../../ui/scene.tsx'

interface NothingYetProps {
  title: string
  description: string
  scene: SceneName
  to: string
  /** Of the link to where the first one is made. */
  action: string
  variant?: ButtonVariant
}

/** A list without entries: a picture, what would stand here, and the way to the first one. */
export function NothingYet({ title, description, scene, to, action, variant = 'primary' }: NothingYetProps) {
  return (
    <EmptyState
      title={title}
      description={description}
      illustration={<Scene name={scene} className="h-36 w-full rounded-card" />}
      action={
        <Link to={to} className={buttonClass(variant, 'large')}>
          {action}
        </Link>
      }
    />
  )
}
