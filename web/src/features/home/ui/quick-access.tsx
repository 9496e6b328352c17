import { Backpack, Bot, Camera, Plane, Waypoints, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { FLIGHT_SEARCH_URL } from '../../../config/env.ts'
import { paths } from '../../../config/paths.ts'

const TILE =
  'flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-3 font-semibold leading-snug max-sm:items-center max-sm:text-center max-sm:text-sm sm:gap-3 sm:p-4 transition-colors hover:border-accent hover:text-accent-ink'

const TILES: readonly { to: string; label: string; Icon: LucideIcon }[] = [
  { to: paths.plan, label: 'Plan Your Trip', Icon: Waypoints },
  { to: FLIGHT_SEARCH_URL, label: 'Book Flight', Icon: Plane },
  { to: paths.scanDiscover, label: 'Scan & Discover', Icon: Camera },
  { to: paths.packingAssistant, label: 'Pack List Generator', Icon: Backpack },
  { to: paths.travelAssistant, label: 'AI Assistant', Icon: Bot },
]

function TileBody({ label, Icon }: { label: string; Icon: LucideIcon }) {
  return (
    <>
      <span className="grid size-10 place-items-center sm:size-11 rounded-control bg-accent-soft text-accent-ink">
        <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.9} />
      </span>
      {label}
    </>
  )
}

export function QuickAccess() {
  return (
    <section aria-labelledby="quick-access">
      <h2 id="quick-access" className="text-xl sm:text-2xl">
        Quick Access
      </h2>
      <ul className="mt-3 grid grid-cols-6 gap-2.5 sm:mt-5 sm:grid-cols-3 sm:gap-3 lg:grid-cols-5">
        {TILES.map(({ to, label, Icon }) => (
          <li key={label} className="max-sm:col-span-2 max-sm:nth-[n+4]:col-span-3">
            {to === FLIGHT_SEARCH_URL ? (
              <a href={to} target="_blank" rel="noreferrer sponsored" className={TILE}>
                <TileBody label={label} Icon={Icon} />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            ) : (
              <Link to={to} className={TILE}>
                <TileBody label={label} Icon={Icon} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
