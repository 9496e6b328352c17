import { recordClick } from './shared/navigation/replay-click.ts'
import { prefetchAnswer } from './shared/api/first-call.ts'
import { hasSignedInHint } from './shared/session/signed-in-hint.ts'
import { setTrustedTypes } from './trusted-types.ts'
import { applyTheme } from './ui/theme.ts'

/** The same condition as in web/vite/too-old-note.ts. */
const COLOUR_PAIR = ['color', 'light-dark(red, red)'] as const

/** Whether the browser is older than config/supported-browsers.ts. Runs before anything newer is used. */
const isTooOld = (): boolean => !('CSSPropertyRule' in window) || !CSS.supports(...COLOUR_PAIR)

/** Shows the note for such browsers, which every page contains. */
function markTooOld(): void {
  if (isTooOld()) document.documentElement.dataset['tooOld'] = ''
}

/**
 * Runs before the first paint: shows the note in old browsers, applies the theme, and hides prerendered visitor pages
 * from signed-in users.
 */
setTrustedTypes()
markTooOld()
applyTheme()
if (hasSignedInHint()) document.documentElement.dataset['start'] = 'app'
prefetchAnswer()
recordClick()
