import { messageFor } from '../../../shared/api/api-error.ts'
import { ErrorState } from '../../../ui/error-state.tsx'

interface FetchFailedProps {
  title: string
  error: Error
  onRetry: () => void
}

export function FetchFailed({ title, error, onRetry }: FetchFailedProps) {
  const message = messageFor(error, 'Please try again.')
  return <ErrorState title={title} description={message === title ? 'Please try again.' : message} onRetry={onRetry} />
}
