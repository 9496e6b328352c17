import { Outlet } from 'react-router-dom'
import { RequireAuth } from './require-auth.tsx'
import { SessionWatch } from './session-watch.tsx'
import { Shell } from './shell.tsx'

/** Around every screen of a signed-in person. */
export function SignedInFrame() {
  return (
    <RequireAuth>
      <SessionWatch />
      <Shell>
        <Outlet />
      </Shell>
    </RequireAuth>
  )
}
