import { loginPath, paths } from '../../../config/paths.ts'
import { Brand } from '../../../ui/brand.tsx'

const COLUMNS = [
  {
    title: 'Features',
    links: [
      { label: 'AI trip planning', href: loginPath(paths.plan) },
      { label: 'Document vault', href: loginPath(paths.vault) },
      { label: 'Accommodations', href: paths.accommodations },
      { label: 'Charter trips', href: paths.charter },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'What it does', href: '#features' },
      { label: 'How it works', href: '#how-it-works' },
    ],
  },
] as const

export function Footer() {
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[1.6fr_1fr_1fr]">
        <div>
          <Brand />
          <p className="mt-3 max-w-xs text-muted">A travel planner that knows the way, on and off the grid.</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-base">{title}</h2>
            <ul className="mt-2">
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a
                    href={href}
                    className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-10 text-sm text-muted sm:px-6">© 2024 Waymark</p>
    </footer>
  )
}
