import type { Stop } from '@waymark/contract/trips/stop'
import { Clock } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

interface LaterTimesProps {
  stops: readonly Stop[]
  /** Proposed times by stop id. */
  times: ReadonlyMap<string, string>
  onTake: (times: ReadonlyMap<string, string>) => void
}

/** Proposes later times for stops that start before the previous one ends. */
export function LaterTimes({ stops, times, onTake }: LaterTimesProps) {
  const proposed = stops.flatMap(({ id, title }) => {
    const time = times.get(id)
    return time === undefined ? [] : [`${time} ${title}`]
  })
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken py-2 pr-2 pl-4 text-sm print:hidden">
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-2">
        <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        <span className="min-w-0 [overflow-wrap:anywhere]">Stops overlap. Later: {proposed.join(', ')}</span>
      </p>
      <Button variant="soft" onClick={() => onTake(times)}>
        Take these times
      </Button>
    </div>
  )
}
