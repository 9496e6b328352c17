import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LandingScreen } from '../features/landing/ui/landing-screen.tsx'

export function renderLanding(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <LandingScreen />
    </StrictMode>,
  )
}
