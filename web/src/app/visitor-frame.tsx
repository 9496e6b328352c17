import { VISITOR_LINKS } from 'virtual:screens/visitor'
import type { ReactNode } from 'react'
import { loginPath, paths } from '../config/paths.ts'
import { ScreenLink } from '../shared/cards/screen-link.tsx'
import { Brand } from '../ui/brand.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

/** Layout of the screens that are open to visitors: no sidebar, one row of links. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="print:hidden sticky short:static top-0 z-30 border-b border-line bg-canvas/90 pt-safe-top backdrop-blur">
        <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-2 px-4 py-1.5 sm:px-6">
          <a href={paths.home} aria-label="Waymark, home" className="mr-auto inline-flex min-h-12 items-center">
            <Brand />
          </a>
          <nav
            aria-label="Main"
            className="order-last -mx-2 flex w-[calc(100%+1rem)] overflow-x-auto md:order-none md:mx-0 md:w-auto"
          >
            {VISITOR_LINKS.map(({ to, label }) => (
              <ScreenLink key={to} to={to} className={buttonClass('ghost', 'medium', '!px-3 whitespace-nowrap')}>
                {label}
              </ScreenLink>
            ))}
          </nav>
          <a href={loginPath()} className={buttonClass('primary')}>
            Get Started
          </a>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-6xl px-4 pt-8 pb-20 sm:px-6">
        {children}
      </main>
    </>
  )
}
