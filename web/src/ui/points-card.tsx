import type { LucideIcon } from 'lucide-react'
import { Card } from './card.tsx'

interface Point {
  readonly Icon: LucideIcon
  readonly name: string
  readonly detail: string
}

/** A card with a short list, each point with a picture and a line of text. */
export function PointsCard({ heading, points }: { heading: string; points: readonly Point[] }) {
  return (
    <Card>
      <h2 className="text-xl">{heading}</h2>
      <ul className="mt-5 space-y-4.5">
        {points.map(({ Icon, name, detail }) => (
          <li key={name} className="flex gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
