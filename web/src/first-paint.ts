import { recordClick } from './shared/navigation/replay-click.ts'
import { prefetchAnswer } from './shared/api/first-call.ts'
import { hasSignedInHint } from './shared/session/signed-in-hint.ts'
import { setTrustedTypes } from './trusted-types.ts'
import { applyTheme } from './ui/theme.ts'

/** As a style sheet asks for it, too: see web/vite/too-old-note.ts. */
const COLOUR_PAIR = ['color', 'light-dark(red, red)'] as const

/** Whether the browser lacks something that config/supported-browsers.ts counts on. Runs before anything newer. */
const isTooOld = (): boolean => !('CSSPropertyRule' in window) || !CSS.supports(...COLOUR_PAIR)

/** Has the note shown that every page carries for such browsers. */
function markTooOld(): void {
  if (isTooOld()) document.documentElement.dataset['tooOld'] = ''
}

/** Runs before a page is painted: with a word to browsers that are too old, in the chosen colours, and not with a visitor's page for who is signed in. */
setTrustedTypes()
markTooOld()
applyTheme()
if (hasSignedInHint()) document.documentElement.dataset['start'] = 'app'
prefetchAnswer()
recordClick()
