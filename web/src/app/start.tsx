import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { reportViolations } from '../shared/api/report-error.ts'
import { watchForInstall } from '../shared/pwa/install-prompt.ts'
import { whenIdle } from '../shared/navigation/when-idle.ts'
import { prefetchLazyModules } from '../ui/lazy-module.ts'
import { wakeToasts } from '../ui/toast-queue.ts'
import { prefetchScreen, SignedInApp } from './signed-in-app.tsx'

/** The app of a device where somebody is signed in. */
export function start(root: HTMLElement): void {
  reportViolations()
  watchForInstall()
  prefetchScreen(location.pathname)
  createRoot(root).render(
    <StrictMode>
      <SignedInApp />
    </StrictMode>,
  )
  void whenIdle().then(() => {
    wakeToasts()
    return prefetchLazyModules()
  })
}
