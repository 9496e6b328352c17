import { staysPath } from '../config/paths.ts'
import { repeatEarlyClick } from '../shared/navigation/early-click.ts'

const searchBox = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type=search]')

/**
 * Keeps what somebody has done on the page that the build has drawn, before the app was there. What is typed becomes
 * the search, which is what it would have become in the app.
 * @returns to be called once the app stands in place of the page: the search box has the caret again, and the button
 * that was pressed is pressed
 */
export function takeOver(root: HTMLElement): () => void {
  const box = searchBox(root)
  const hadFocus = box !== null && box === document.activeElement
  if (box !== null && box.value.trim() !== '') history.replaceState(history.state, '', staysPath(box.value))
  return () => {
    repeatEarlyClick(root)
    if (!hadFocus) return
    const successor = searchBox(root)
    successor?.focus()
    successor?.setSelectionRange(box.selectionStart, box.selectionEnd)
  }
}
