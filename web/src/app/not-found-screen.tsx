import { paths } from '../config/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Compass } from '../ui/compass.tsx'

export function NotFoundScreen() {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center py-16 text-center">
      <Compass className="mb-8 w-32" />
      <h1 className="text-3xl">404 Page Not Found</h1>
      <p className="mt-3 text-lg text-muted">Did you forget to add the page to the router?</p>
      <a href={paths.home} className={buttonClass('primary', 'medium', 'mt-8')}>
        Go to the start page
      </a>
    </div>
  )
}
