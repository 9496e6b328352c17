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
      <h2 id="helpers" className="text-xl sm:text-2xl">
        At your side
      </h2>
      <ul className="mt-3 card-grid max-sm:gap-2.5 sm:mt-5">
        {HELPERS.map(({ to, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="group relative flex h-full flex-col rounded-card bg-accent-soft p-4 transition-shadow hover:shadow-card sm:p-6"
            >
              <span className="font-display text-lg font-bold max-sm:pr-8 sm:text-xl">{title}</span>
              <span className="mt-1 flex-1 text-[0.9375rem]">{text}</span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 text-accent-ink transition-transform group-hover:translate-x-1 max-sm:absolute max-sm:top-5 max-sm:right-4 sm:mt-5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
