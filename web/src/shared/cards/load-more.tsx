import { useEffect, useRef } from 'react'
import { messageFor } from '../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'

/** How far below the viewport the end of the list triggers loading. */
const AHEAD = '0px 0px 800px'

interface LoadMoreProps {
  /** Whether scrolling near the end loads more. After an empty page, a click is required. */
  auto: boolean
  loading?: boolean
  /** Error of the last attempt; only a click then tries again. */
  error?: Error | null
  /** Fallback error message. */
  failed?: string
  /** @param isPressed whether the button was pressed */
  onMore: (isPressed: boolean) => void
}

/** Loads more when the end of the list comes into view, or on a click. */
export function LoadMore({ auto, loading = false, error = null, failed = '', onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const isWaiting = auto && !loading && error === null

  useEffect(() => {
    if (!isWaiting || end.current === null || typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onMore(false),
      {
        rootMargin: AHEAD,
      },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWaiting, onMore])

  return (
    <div ref={end} className="mt-8 flex flex-col items-center gap-4">
      {error !== null && <FormError>{messageFor(error, failed)}</FormError>}
      <Button variant="secondary" pending={loading} onClick={() => onMore(true)}>
        {loading ? 'Loading more' : 'Load more'}
      </Button>
    </div>
  )
}
