import { THEME_KEY } from '../config/storage-keys.ts'
/** Owns the choice between day, night and what the system says. It outlives signing out: it tells nothing of a person. */
const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value)

export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_KEY)
    return isTheme(kept) ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** The canvas, for the browser's own bars. */
const BAR_COLORS = { light: '#fcfaf7', dark: '#0b1417' } as const

/** The page names a colour by day and one by night; what was chosen holds for both. */
function colorBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = BAR_COLORS[theme === 'system' ? own : theme]
  }
}

/** Puts the kept choice onto the page. */
export function applyTheme(theme: Theme = readTheme()): void {
  colorBars(theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // The choice holds until the page is closed.
  }
}
