import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { hasSignedInHint } from '../platform/signed-in-hint.ts'
import { createAppRouter } from './router.tsx'

export function start(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createAppRouter(hasSignedInHint())} />
    </StrictMode>,
  )
}
