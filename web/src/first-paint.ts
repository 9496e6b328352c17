/** Runs before a page is painted: with a word to browsers that are too old, in the chosen colours, and not with a visitor's page for who is signed in. */
import { recordClick } from './shared/navigation/replay-click.ts'
import { prefetchAnswer } from './shared/api/first-call.ts'
import { hasSignedInHint } from './shared/session/signed-in-hint.ts'
import { markTooOld } from './shared/pwa/too-old.ts'
import { applyTheme } from './ui/theme.ts'

markTooOld()
applyTheme()
if (hasSignedInHint()) document.documentElement.dataset['start'] = 'app'
prefetchAnswer()
recordClick()
