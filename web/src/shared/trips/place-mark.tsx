import { CircleHelp } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Popover } from '../../ui/popover.tsx'
import { PLACE_MARKS, type Mark } from './place-marks.ts'

/** Marks a place that the atlas has not verified, with an explanation on demand. */
export function PlaceMark({ mark, name }: { mark: Mark; name: string }) {
  const { label, explanation, tone } = PLACE_MARKS[mark]
  return (
    <Popover
      label={label}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${name}`}
          className="relative rounded-full after:absolute after:inset-x-0 after:-inset-y-2.5"
        >
          <Badge tone={tone}>
            {label}
            <CircleHelp aria-hidden="true" />
          </Badge>
        </button>
      }
    >
      {explanation}
    </Popover>
  )
}
