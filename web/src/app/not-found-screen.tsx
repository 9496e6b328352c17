import { paths } from '../config/paths.ts'
import { hasSignedInHint } from '../shared/session/signed-in-hint.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Compass } from '../ui/compass.tsx'

const ONWARD = [
  { to: paths.home, label: 'Go to the start page', variant: 'primary' },
  { to: paths.accommodations, label: 'Find a place to stay', variant: 'secondary' },
  { to: paths.charter, label: 'See charter trips', variant: 'secondary' },
] as const

/** For those whose trips the page speaks of. */
const OWN = [
  { to: paths.dashboard, label: 'Open your trips', variant: 'primary' },
  { to: paths.home, label: 'Go to the start page', variant: 'secondary' },
  { to: paths.vault, label: 'Open your vault', variant: 'secondary' },
] as const

export function NotFoundScreen() {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center py-16 text-center">
      <Compass className="mb-8 w-32" />
      <h1 className="text-3xl">404 Page Not Found</h1>
      <p className="mt-3 max-w-lg text-lg">
        Nothing of Waymark is at this address. The link may be old or cut short; your trips and documents are where they
        were.
      </p>
      <nav aria-label="Ways onward" className="mt-8 flex flex-wrap justify-center gap-3">
        {(hasSignedInHint() ? OWN : ONWARD).map(({ to, label, variant }) => (
          <a key={to} href={to} className={buttonClass(variant)}>
            {label}
          </a>
        ))}
      </nav>
      <p className="mt-10 text-sm text-muted">Did you forget to add the page to the router?</p>
    </div>
  )
}
