import './app.css'
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { staysPath } from '../config/paths.ts'
import { replayClick } from '../shared/navigation/replay-click.ts'
import { whenIdle } from '../shared/navigation/when-idle.ts'
import { wakeToasts } from '../ui/toast-queue.ts'
import { VisitorApp, visitorScreenAt, type FetchedScreen } from './visitor-app.tsx'

/** Time in ms the app waits for the first screen's data before it shows its own loading state. */
const PATIENCE_MS = 1_000

/** The screen and its data. Undefined if it cannot be loaded (offline); the frame then shows the error. */
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
 * Keeps what the visitor did on the prerendered page before the app replaced it: typed text becomes the search, as it
 * would in the app.
 * @returns a function to call once the app is mounted: it restores the caret and repeats a pressed button
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

/** Keeps the prerendered page until the app can show the same content. */
export async function start(root: HTMLElement): Promise<void> {
  const fetched = await fetchScreen()
  const replayInput = keepInput(root)
  // As a transition it renders in short steps, between which the page stays usable.
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
