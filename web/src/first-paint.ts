/** Runs before anything is painted: in the chosen colours, and no landing page for who is signed in. */
import { hasSignedInHint } from './platform/signed-in-hint.ts'
import { applyTheme } from './ui/theme.ts'

applyTheme()
if (hasSignedInHint()) document.documentElement.dataset['start'] = 'app'
