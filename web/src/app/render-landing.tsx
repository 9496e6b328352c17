import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LandingScreen } from '../features/landing/landing-screen.tsx'

export function renderLanding(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <LandingScreen />
    </StrictMode>,
  )
}
