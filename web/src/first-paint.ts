/** Runs before the landing page is painted: in the chosen colours, and not at all for who is signed in. */
import { hasSignedInHint } from './platform/signed-in-hint.ts'
import { applyTheme } from './ui/theme.ts'

applyTheme()
if (hasSignedInHint()) document.documentElement.dataset['start'] = 'app'
