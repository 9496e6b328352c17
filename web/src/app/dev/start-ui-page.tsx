import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { wakeToasts } from '../../ui/toast-queue.ts'
import { ToastRegion } from '../../ui/toast.tsx'
import { UiPage } from './ui-page.tsx'

/** Of Vite's dev server alone; nothing of it is built. */
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
