import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { useUnanswered } from '../live/use-unanswered.ts'

/** Placeholders of a live read; when the server has not answered for long, that it does not, with a way on. */
export function LiveLoading({ children }: { children: ReactNode }) {
  if (!useUnanswered(true)) return children
  return (
    <ErrorState
      title="The server does not answer"
      description="This appears by itself as soon as it can be reached again."
      onRetry={() => location.reload()}
    />
  )
}
