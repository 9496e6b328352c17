import { paths } from '../../../config/paths.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { messageFor } from '../../../shared/api/api-error.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Compass } from '../../../ui/compass.tsx'
import { Reference } from '../../../ui/reference.tsx'

const FAILED = 'Failed to fetch accommodation'

interface PropertyNotFoundProps {
  /** Why it could not be loaded; undefined if it does not exist. */
  failure: Error | undefined
  onRetry: () => void
}

/** The message, with the reason if that says more. */
const textOf = (reason: string): string => (reason === FAILED ? `${FAILED}.` : `${FAILED}. ${reason}`)

/** Shown if a stay does not exist or could not be loaded. */
export function PropertyNotFound({ failure, onRetry }: PropertyNotFoundProps) {
  const reason = failure && messageFor(failure, FAILED)
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <Compass className="mb-6 w-28" />
      <h1 className="text-2xl">Property Not Found</h1>
      <p role={failure && 'alert'} className="mt-2 text-muted">
        {reason !== undefined
          ? textOf(reason)
          : 'This place is not there, or is not offered any more. There are others.'}
      </p>
      <Reference of={reason} />
      <div className="mt-6 flex flex-wrap justify-center gap-2.5">
        {failure && <Button onClick={onRetry}>Try again</Button>}
        <ScreenLink to={paths.accommodations} className={buttonClass(failure ? 'secondary' : 'primary')}>
          Back to Search
        </ScreenLink>
      </div>
    </div>
  )
}
