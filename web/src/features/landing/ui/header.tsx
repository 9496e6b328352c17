import { LOGIN_PATH, paths } from '../../../config/paths.ts'
import { Brand } from '../../../ui/brand.tsx'
import { buttonClass } from '../../../ui/button-class.ts'

const LINKS = [
  { href: '#features', label: 'Features' },
  { href: '#how-it-works', label: 'How It Works' },
  { href: paths.accommodations, label: 'Accommodations' },
  { href: paths.charter, label: 'Charter Trips' },
] as const

export function Header() {
  return (
    <header className="sticky short:static top-0 z-30 bg-canvas/90 pt-safe-top backdrop-blur">
      <div className="mx-auto flex h-17 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <a href={paths.home} aria-label="Waymark, start page" className="mr-auto inline-flex min-h-11 items-center">
          <Brand />
        </a>
        <nav aria-label="Main" className="hidden lg:flex">
          {LINKS.map(({ href, label }) => (
            <a key={href} href={href} className={buttonClass('ghost', 'medium', '!px-3.5 !font-medium')}>
              {label}
            </a>
          ))}
        </nav>
        <a href={LOGIN_PATH} className={buttonClass('primary')}>
          Get Started
        </a>
      </div>
    </header>
  )
}
