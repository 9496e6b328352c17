import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { wakeNotices } from '../../ui/notice-queue.ts'
import { Notices } from '../../ui/notice.tsx'
import { UiPage } from './ui-page.tsx'

/** Of Vite's dev server alone; nothing of it is built. */
export function start(root: HTMLElement): void {
  document.title = 'Components · Waymark'
  createRoot(root).render(
    <StrictMode>
      <UiPage />
      <Notices />
    </StrictMode>,
  )
  wakeNotices()
}
