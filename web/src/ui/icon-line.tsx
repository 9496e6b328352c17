import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

interface IconLineProps {
  Icon: LucideIcon
  className?: string
  children: string
}

/** A fact on a card, such as a place, after its icon; long words wrap. */
export function IconLine({ Icon, className, children }: IconLineProps) {
  return (
    <p className={classNames('flex items-start gap-2 text-muted', className)}>
      <Icon aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
      <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {children}
      </span>
    </p>
  )
}
