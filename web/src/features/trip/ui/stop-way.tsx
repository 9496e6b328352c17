import { BedDouble, Bus, Footprints, type LucideIcon, Ship, TrainFront } from 'lucide-react'
import type { Means, Way } from '../model/ways.ts'

const ICONS: Record<Means, LucideIcon> = { foot: Footprints, transport: Bus, far: TrainFront, ferry: Ship }

/** In words where there is room for them. */
const FromBed = () => (
  <>
    {' '}
    from<span className="max-sm:sr-only"> where you stay</span>
    <BedDouble aria-hidden="true" className="ml-1 inline size-4 align-text-bottom sm:hidden" />
  </>
)

/** The way to a stop, on the line between it and the one before. */
export function StopWay({ way }: { way: Way }) {
  const Icon = ICONS[way.means]
  return (
    <p className="stop-way flex items-center text-sm text-muted tabular-nums">
      <span className="w-12 shrink-0">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <span className="min-w-0">
        {way.words}
        {way.isFromBed ? <FromBed /> : <span className="sr-only"> from the stop before</span>}
        {way.far !== undefined && ` · ${way.far}`}
      </span>
      <span aria-hidden="true" className="ml-3 h-px min-w-2 flex-1 bg-line" />
    </p>
  )
}
