import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Reference } from './reference.tsx'

/** Error of a whole form, announced when it appears. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-control bg-danger-soft px-4 py-3 text-[0.9375rem] font-medium text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span>{children}</span>
        <Reference of={children} />
      </span>
    </div>
  )
}
