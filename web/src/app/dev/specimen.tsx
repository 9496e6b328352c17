import type { ReactNode } from 'react'

interface SpecimensProps {
  name: string
  children: ReactNode
}

/** A section of the gallery: one component in all of its states. */
export function Specimens({ name, children }: SpecimensProps) {
  return (
    <section aria-label={name} className="border-t border-line py-8">
      <h2 className="mb-5 text-xl">{name}</h2>
      <div className="card-grid items-start">{children}</div>
    </section>
  )
}

/** One state of a component. */
export function Specimen({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-sm text-muted">{state}</p>
      {children}
    </div>
  )
}
