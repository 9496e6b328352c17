import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { Button } from './button.tsx'
import { lazyModule } from './lazy-module.ts'

interface Options<Props> {
  /** Shown until the part is here; by default nothing. */
  readonly Loading?: ComponentType<Props>
  /** Shown if it cannot be loaded; by default that it is missing, with a button. */
  readonly Missing?: ComponentType<Props>
}

/** In place of a part whose absence is not worth a word. */
export const Nothing = (): null => null

/**
 * A part of a screen whose code is loaded when it is shown; call it once, at the top of a file. If it cannot be loaded,
 * the rest of the screen stays as it is, and the part is tried again on a press and once the device is online.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, Missing }: Options<Props> = {},
): ComponentType<Props> {
  const code = lazyModule(load, { isPrefetched: false })
  return function LazyPart(props: Props) {
    const Part = useSyncExternalStore(code.subscribe, code.read, code.read)
    const [isMissing, setMissing] = useState(false)

    useEffect(() => {
      const fetch = () => void code.fetch().catch(() => setMissing(true))
      fetch()
      addEventListener('online', fetch)
      return () => removeEventListener('online', fetch)
    }, [])

    if (Part !== undefined) return <Part {...props} />
    if (!isMissing) return Loading && <Loading {...props} />
    if (Missing !== undefined) return <Missing {...props} />
    return (
      <p role="alert" className="py-3 text-muted">
        This part could not be loaded.{' '}
        <Button
          variant="secondary"
          onClick={() =>
            void code.fetch().catch(() => {
              // Chromium before version 156 caches a failed import until the page is reloaded.
              if (navigator.onLine) location.reload()
            })
          }
        >
          Try again
        </Button>
      </p>
    )
  }
}
