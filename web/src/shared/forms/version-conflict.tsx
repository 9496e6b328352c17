import { GitCompareArrows } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Difference } from './differences.ts'

interface NewerVersionProps {
  differences: readonly Difference[]
  onLoad: () => void
  onKeep: () => void
}

/** Shown after a version conflict, with the stored values, so that nothing is overwritten unseen. */
export function VersionConflict({ differences, onLoad, onKeep }: NewerVersionProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus()
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="A newer version"
      className="rounded-control bg-warning-soft p-4 text-[0.9375rem] text-warning"
    >
      <p role="alert" className="flex items-start gap-2.5 font-semibold">
        <GitCompareArrows aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        Somebody else has changed this meanwhile. Nothing of yours is lost, and nothing is saved yet.
      </p>
      {differences.length > 0 && (
        <dl className="mt-3 space-y-1.5 text-ink">
          {differences.map(({ label, now, isMine }) => (
            <div key={label} className="[overflow-wrap:anywhere]">
              <dt className="inline font-semibold">{label} is now: </dt>
              <dd dir="auto" className="inline whitespace-pre-line">
                {now}
                {isMine && <span className="text-muted"> (you have changed it, too)</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={onLoad}>
          Load newer version
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          Keep my changes
        </Button>
      </div>
      <p className="mt-2.5 text-sm text-ink">
        Loading drops what you entered. Keeping puts your changes on top of the newer version; save it then.
      </p>
    </section>
  )
}
