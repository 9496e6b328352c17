import { THEME_KEY } from '../config/storage-keys.ts'
/** The chosen theme: light, dark or the system's. It survives signing out, because it is not personal. */
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

/** Canvas colours, for the browser's own bars. */
const BAR_COLORS = { light: '#fcfaf7', dark: '#0b1417' } as const

/** The page has a light and a dark `theme-color`; a chosen theme sets both. */
function colorBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = BAR_COLORS[theme === 'system' ? own : theme]
  }
}

/** Applies the stored theme to the page. */
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
    // Storage is unavailable; the choice then lasts until the page is closed.
  }
}
