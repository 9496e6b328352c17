import { Check } from 'lucide-react'
import { VaultDrawing } from '../../../ui/vault-drawing.tsx'

const POINTS = [
  'Encrypted in your browser, before anything is sent',
  'Readable by you alone, not even by us',
  'Kept on your device for the queue at the gate',
] as const

export function VaultPitch() {
  return (
    <section aria-labelledby="vault-title" className="mx-auto max-w-6xl px-4 sm:px-6">
      <div className="grid items-center gap-10 rounded-[2rem] bg-accent-soft px-6 py-10 sm:px-10 md:grid-cols-2 md:gap-14 md:py-14">
        <div>
          <h2 id="vault-title" className="text-3xl sm:text-4xl">
            Secure Document Vault
          </h2>
          <p className="mt-4 text-lg">
            Passport, visa, insurance, boarding pass: in one place that opens when you need it.
          </p>
          <ul className="mt-6 grid gap-3">
            {POINTS.map((point) => (
              <li key={point} className="flex items-start gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" strokeWidth={2.5} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <VaultDrawing />
      </div>
    </section>
  )
}
