import { messageFor, sayOf } from '../../../shared/api/api-error.ts'
import { ErrorState } from '../../../ui/error-state.tsx'

interface FetchFailedProps {
  title: string
  error: Error
  onRetry: () => void
}

export function FetchFailed({ title, error, onRetry }: FetchFailedProps) {
  const message = messageFor(error, 'Please try again.')
  const description = message === title ? sayOf(error, 'Please try again.') : message
  return <ErrorState title={title} description={description} onRetry={onRetry} />
}
