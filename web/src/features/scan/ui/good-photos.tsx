import { Locate, ScanEye, ShieldCheck, type LucideIcon } from 'lucide-react'

const HINTS: readonly (readonly [Icon: LucideIcon, title: string, text: string])[] = [
  [ScanEye, 'One landmark, whole', 'Step back until it fits into the picture.'],
  [Locate, 'Where you stand helps', 'A photo that knows its place, or your location, tells neighbours apart.'],
  [ShieldCheck, 'Yours alone', 'Only you see what you save. Notes of your camera are removed from the photo.'],
]

/** Advice for recognisable photos. */
export function GoodPhotos() {
  return (
    <aside aria-label="Good photos">
      <ul className="space-y-5">
        {HINTS.map(([Icon, title, text]) => (
          <li key={title} className="flex gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <p className="text-[0.9375rem] text-muted">
              <strong className="block font-semibold text-ink">{title}</strong>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
