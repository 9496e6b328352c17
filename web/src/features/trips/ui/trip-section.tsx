import type { ReactNode } from 'react'

/** A part of the trip under its heading. */
export function TripSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  )
}
