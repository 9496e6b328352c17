import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../shared/navigation/when-idle.ts'

// Without a network the part that shows notices may be missing; the frame goes on without.
const NoticesButton = lazy<React.ComponentType>(() =>
  import('../features/notices/ui/notices-button.tsx').then(
    ({ NoticesButton }) => ({ default: NoticesButton }),
    () => ({ default: () => null }),
  ),
)

/** The unread notices. They bring Firestore along, so that they come after the first screen. */
export function Notices() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isGone = false
    void whenIdle().then(() => (isGone ? undefined : setIdle(true)))
    return () => {
      isGone = true
    }
  }, [])
  return isIdle ? (
    <Suspense fallback={null}>
      <NoticesButton />
    </Suspense>
  ) : null
}
