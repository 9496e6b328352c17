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

/** Types into a field of the app. React notices only what the prototype's setter sets. */
function typeInto(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent

/**
 * Keeps what the visitor did on the prerendered page before the app replaced it: typed text becomes the search, as it
 * would in the app.
 * @returns a function to call once the app is mounted: it restores the text typed meanwhile, focus and caret, and
 *   repeats a pressed button
 */
function keepInput(root: HTMLElement): () => void {
  const box = searchBox(root)
  const searched = box?.value
  if (searched?.trim()) history.replaceState(history.state, '', staysPath(searched))

  let focused = document.activeElement
  const noteFocus = () => {
    focused = document.activeElement
  }
  root.addEventListener('focusin', noteFocus)

  const replay = () => {
    root.removeEventListener('focusin', noteFocus)
    const successor = searchBox(root)
    if (box !== null && successor !== null && box.value !== searched) typeInto(successor, box.value)
    if (focused?.isConnected === false) {
      const { tagName } = focused
      const name = nameOf(focused)
      const same = [...root.querySelectorAll<HTMLElement>(tagName)].filter((element) => nameOf(element) === name)
      same.find((element) => element.checkVisibility())?.focus()
      if (focused === box) successor?.setSelectionRange(box.selectionStart, box.selectionEnd)
    }
    replayClick(root)
  }
  // Not within React's commit, where a pressed button would not know the text yet.
  return () => queueMicrotask(replay)
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
