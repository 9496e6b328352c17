import { previewOnSubmit } from '../features/landing/model/preview-on-submit.ts'
import { clearPreviousSession } from '../shared/session/previous-session.ts'

/**
 * The build has rendered the page already; only Vite's dev server, and a device that still has the app cached after
 * signing out, render it here.
 */
export async function start(root: HTMLElement): Promise<void> {
  if (!root.hasChildNodes()) {
    const { renderLanding } = await import('./render-landing.tsx')
    renderLanding(root)
  }
  previewOnSubmit()
  await clearPreviousSession()
}
