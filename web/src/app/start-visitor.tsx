import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { whenIdle } from '../shared/navigation/when-idle.ts'
import { wakeNotices } from '../ui/notice-queue.ts'
import { takeOver } from './take-over.ts'
import { VisitorApp, visitorScreenAt, type FetchedScreen } from './visitor-app.tsx'

/** How long the app waits for what its first screen shows; after that it says itself that it is loading. */
const PATIENCE_MS = 1_000

/** The screen with what it shows. Without a network it may be missing; the frame then says so. */
async function fetchScreen(): Promise<FetchedScreen | undefined> {
  const { path, load } = visitorScreenAt(location.pathname)
  try {
    const screen = await load?.()
    await Promise.race([screen?.prefetch?.(location), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    return screen && { path, Component: screen.Component }
  } catch {
    return undefined
  }
}

function Started({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then])
  return children
}

/** The page that the build has drawn stays until the app has the same to show. */
export async function start(root: HTMLElement): Promise<void> {
  const fetched = await fetchScreen()
  const goOn = takeOver(root)
  // As a transition it is drawn in short steps, between which the page can be used.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Started then={goOn}>
          <VisitorApp fetched={fetched} />
        </Started>
      </StrictMode>,
    ),
  )
  void whenIdle().then(wakeNotices)
}
