import { inSentence } from '@waymark/planner/wording'
import { Phone } from 'lucide-react'
import { EMERGENCY_NUMBERS, type EmergencyNumbers } from 'virtual:emergency-numbers'

const NAMES = [
  ['general', 'Emergency'],
  ['police', 'Police'],
  ['ambulance', 'Ambulance'],
  ['fire', 'Fire'],
] as const satisfies readonly (readonly [keyof EmergencyNumbers, string])[]

/** Local emergency numbers; renders nothing if they are not certain. */
export function EmergencyCall({ countryCode, country }: { countryCode: string; country: string }) {
  const numbers = EMERGENCY_NUMBERS[countryCode]
  const known = NAMES.flatMap(([key, name]) => {
    const number = numbers?.[key]
    const isSaid = key !== 'general' && number === numbers?.general
    return number === undefined || isSaid ? [] : [{ name, number }]
  })
  if (known.length === 0) return null
  return (
    <section aria-labelledby="emergency">
      <h2 id="emergency" className="text-lg">
        In an emergency in {inSentence(country)}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2.5">
        {known.map(({ name, number }) => (
          <li key={name}>
            <a
              href={`tel:${number}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-control bg-danger-soft px-4 font-semibold text-danger tabular-nums"
            >
              <Phone aria-hidden="true" className="size-4" />
              {name} {number}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
