/** Runs before a page is painted: with a word to browsers that are too old, in the chosen colours, and not with a visitor's page for who is signed in. */
import { noteEarlyClick } from './platform/early-click.ts'
import { callEarly } from './platform/early-call.ts'
import { hasSignedInHint } from './platform/signed-in-hint.ts'
import { markTooOld } from './platform/too-old.ts'
import { applyTheme } from './ui/theme.ts'

markTooOld()
applyTheme()
if (hasSignedInHint()) document.documentElement.dataset['start'] = 'app'
callEarly()
noteEarlyClick()
