import type { ReactNode } from 'react'

export function StaySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  )
}
