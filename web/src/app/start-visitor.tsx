import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { whenIdle } from '../platform/when-idle.ts'
import { wakeNotices } from '../ui/notice-queue.ts'
import { VisitorApp } from './visitor-app.tsx'

export function start(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <VisitorApp />
    </StrictMode>,
  )
  void whenIdle().then(wakeNotices)
}
