import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { reportViolations } from '../shared/api/report-error.ts'
import { watchForInstall } from '../shared/pwa/install-prompt.ts'
import { whenIdle } from '../shared/navigation/when-idle.ts'
import { prefetchLazyModules } from '../ui/lazy-module.ts'
import { wakeToasts } from '../ui/toast-queue.ts'
import { createAppRouter } from './router.tsx'

/** The app of a device where somebody is signed in. */
export function start(root: HTMLElement): void {
  reportViolations()
  watchForInstall()
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createAppRouter()} />
    </StrictMode>,
  )
  void whenIdle().then(() => {
    wakeToasts()
    return prefetchLazyModules()
  })
}
