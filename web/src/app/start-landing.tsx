import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LandingScreen } from '../features/landing/landing-screen.tsx'
import { dropLeftovers } from '../platform/leftovers.ts'

export function start(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <LandingScreen />
    </StrictMode>,
  )
  void dropLeftovers()
}
