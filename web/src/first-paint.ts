/** Runs before a page is painted: in the chosen colours, and not with a visitor's page for who is signed in. */
import { noteEarlyClick } from './platform/early-click.ts'
import { callEarly } from './platform/early-call.ts'
import { hasSignedInHint } from './platform/signed-in-hint.ts'
import { applyTheme } from './ui/theme.ts'

applyTheme()
if (hasSignedInHint()) document.documentElement.dataset['start'] = 'app'
callEarly()
noteEarlyClick()
