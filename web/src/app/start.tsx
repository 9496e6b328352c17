import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { watchForInstall } from '../platform/install-prompt.ts'
import { hasSignedInHint } from '../platform/signed-in-hint.ts'
import { createAppRouter } from './router.tsx'

export function start(root: HTMLElement): void {
  const signedIn = hasSignedInHint()
  if (signedIn) watchForInstall()
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createAppRouter(signedIn)} />
    </StrictMode>,
  )
}
