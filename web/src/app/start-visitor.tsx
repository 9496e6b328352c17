import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { staysPath } from '../config/paths.ts'
import { replayClick } from '../shared/navigation/replay-click.ts'
import { whenIdle } from '../shared/navigation/when-idle.ts'
import { wakeToasts } from '../ui/toast-queue.ts'
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

const searchBox = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type=search]')

/**
 * Keeps what somebody has done on the prerendered page before the app was there. What is typed becomes the search,
 * which is what it would have become in the app.
 * @returns to be called once the app stands in place of the page: the search box has the caret again, and the button
 * that was pressed is pressed
 */
function keepInput(root: HTMLElement): () => void {
  const box = searchBox(root)
  const hadFocus = box !== null && box === document.activeElement
  if (box !== null && box.value.trim() !== '') history.replaceState(history.state, '', staysPath(box.value))
  return () => {
    replayClick(root)
    if (!hadFocus) return
    const successor = searchBox(root)
    successor?.focus()
    successor?.setSelectionRange(box.selectionStart, box.selectionEnd)
  }
}

function Started({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then])
  return children
}

/** The prerendered page stays until the app has the same to show. */
export async function start(root: HTMLElement): Promise<void> {
  const fetched = await fetchScreen()
  const replayInput = keepInput(root)
  // As a transition it is drawn in short steps, between which the page can be used.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Started then={replayInput}>
          <VisitorApp fetched={fetched} />
        </Started>
      </StrictMode>,
    ),
  )
  void whenIdle().then(wakeToasts)
}
