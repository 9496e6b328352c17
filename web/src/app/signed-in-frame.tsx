import { Outlet } from 'react-router-dom'
import { RequireAuth } from './require-auth.tsx'
import { SessionWatch } from './session-watch.tsx'
import { Shell } from './shell.tsx'

/** Layout of every screen for signed-in users. */
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
