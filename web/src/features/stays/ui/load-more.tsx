import { useEffect, useRef } from 'react'
import { messageFor } from '../../../shared/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'

/** How far below the window the end of the list may be when more is fetched. */
const AHEAD = '0px 0px 800px'

interface LoadMoreProps {
  /** Whether coming near the end is enough. Where looking on has just found nothing, it takes a press. */
  auto: boolean
  loading: boolean
  /** Why the last try failed. Then only a press tries again. */
  error: Error | null
  onMore: () => void
}

/** Fetches more as soon as the end of the list comes near, or on a press. */
export function LoadMore({ auto, loading, error, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const isWaiting = auto && !loading && error === null

  useEffect(() => {
    if (!isWaiting || end.current === null || typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onMore(), {
      rootMargin: AHEAD,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWaiting, onMore])

  return (
    <div ref={end} className="mt-8 flex flex-col items-center gap-4">
      {error !== null && <FormError>{messageFor(error, 'Failed to fetch accommodations')}</FormError>}
      <Button variant="secondary" pending={loading} onClick={onMore}>
        {loading ? 'Loading more' : 'Load more'}
      </Button>
    </div>
  )
}
