import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'

const HELPERS = [
  {
    to: paths.travelAssistant,
    title: 'AI Travel Expert',
    text: 'Visas, seasons, routes, tipping: ask as you would ask a friend who has been there.',
  },
  {
    to: paths.packingAssistant,
    title: 'Smart Packing Assistant',
    text: 'A list for the weather and the days ahead, made in a moment, also offline.',
  },
  {
    to: paths.scanDiscover,
    title: 'Scan & Discover',
    text: 'Point the camera at a landmark and hear its story.',
  },
] as const

export function HelperCards() {
  return (
    <section aria-labelledby="helpers">
      <h2 id="helpers" className="text-2xl">
        At your side
      </h2>
      <ul className="mt-5 card-grid">
        {HELPERS.map(({ to, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full flex-col rounded-card bg-accent-soft p-6 transition-shadow hover:shadow-card"
            >
              <span className="font-display text-xl font-bold">{title}</span>
              <span className="mt-2 flex-1 text-[0.9375rem]">{text}</span>
              <ArrowRight
                aria-hidden="true"
                className="mt-5 size-5 text-accent-ink transition-transform group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
