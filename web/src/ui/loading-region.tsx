import type { ReactNode } from 'react'

/** Says aloud that something is loading, around skeletons that only the eye sees. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
