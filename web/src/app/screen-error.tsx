import { useEffect, useRef } from 'react'
import { useOnline } from '../shared/pwa/online.ts'
import { reportError } from '../shared/api/report-error.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { loadMissing } from './load-missing.ts'

/** Whether a part of the app could not be loaded: the device is offline, or a newer version has replaced the file. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message)

interface ScreenErrorProps {
  error: unknown
  /** Renders the screen again. */
  onRetry: () => void
}

/** Shown in place of a screen that has crashed. If code is missing, it waits for it and reloads the page. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  const online = useOnline()
  const missingOffline = useRef(false)
  useEffect(() => reportError(error, 'showing a screen'), [error])
  useEffect(() => {
    if (!isMissingCode(error)) return undefined
    if (!online) {
      missingOffline.current = true
      return undefined
    }
    // The browser may have cached the failed import; only a new page requests it again.
    if (missingOffline.current) location.reload()
    return loadMissing(error)
  }, [error, online])
  if (isMissingCode(error)) {
    if (!online) {
      return (
        <ErrorState
          title="You are offline"
          description="This screen needs a connection."
          onRetry={() => location.reload()}
        />
      )
    }
    return (
      <ErrorState
        title="This screen could not be loaded"
        description="Please check your connection, or a newer version may be waiting. It is tried again by itself."
        onRetry={() => location.reload()}
      />
    )
  }
  return <ErrorState description="This screen has stopped working. Your data is safe." onRetry={onRetry} />
}
