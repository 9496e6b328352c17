import '../app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { wakeToasts } from '../../ui/toast-queue.ts'
import { ToastRegion } from '../../ui/toast.tsx'
import { UiPage } from './ui-page.tsx'

/** Entry of the component gallery. Exists in Vite's dev server only; the build leaves it out. */
export function start(root: HTMLElement): void {
  document.title = 'Components · Waymark'
  createRoot(root).render(
    <StrictMode>
      <UiPage />
      <ToastRegion />
    </StrictMode>,
  )
  wakeToasts()
}
