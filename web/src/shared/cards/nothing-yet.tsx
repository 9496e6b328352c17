import { Link } from 'react-router-dom'
import { buttonClass, type ButtonVariant } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Scene, type SceneName } from '../../ui/scene.tsx'

interface NothingYetProps {
  title: string
  description: string
  scene: SceneName
  to: string
  /** Label of the link for creating the first one. */
  action: string
  variant?: ButtonVariant
}

/** An empty list: illustration, explanation, and a link for creating the first entry. */
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
