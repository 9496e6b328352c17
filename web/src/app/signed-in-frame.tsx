import type { ReactNode } from 'react'
import { RequireAuth } from './require-auth.tsx'
import { SessionWatch } from './session-watch.tsx'
import { Shell } from './shell.tsx'

/** Layout of every screen for signed-in users. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  return (
    <RequireAuth>
      <SessionWatch />
      <Shell>{children}</Shell>
    </RequireAuth>
  )
}
