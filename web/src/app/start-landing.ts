import { planWhenAsked } from '../features/landing/model/first-days-place.ts'
import { clearPreviousSession } from '../shared/session/previous-session.ts'

/** The page is there already, but for Vite's dev server, and where a device has kept the app of somebody who has left. */
export async function start(root: HTMLElement): Promise<void> {
  if (!root.hasChildNodes()) {
    const { renderLanding } = await import('./render-landing.tsx')
    renderLanding(root)
  }
  planWhenAsked()
  await clearPreviousSession()
}
