import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { whenIdle } from '../platform/when-idle.ts'
import { wakeNotices } from '../ui/notice-queue.ts'
import { takeOverTyping } from './take-over-typing.ts'
import { VisitorApp, visitorScreenAt, type FetchedScreen } from './visitor-app.tsx'

/** Without a network it may be missing; the frame then says so. */
async function fetchScreen(): Promise<FetchedScreen | undefined> {
  const { path, load } = visitorScreenAt(location.pathname)
  try {
    return load && { path, Component: (await load()).Component }
  } catch {
    return undefined
  }
}

/** The page that the build has drawn stays until the app has the same to show. */
export async function start(root: HTMLElement): Promise<void> {
  const fetched = await fetchScreen()
  const goOnTyping = takeOverTyping(root)
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <VisitorApp fetched={fetched} />
      </StrictMode>,
    ),
  )
  goOnTyping()
  void whenIdle().then(wakeNotices)
}
