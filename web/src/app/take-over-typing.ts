import { staysPath } from '../config/paths.ts'

const searchBox = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type=search]')

/**
 * Somebody may have begun to search on the page that the build has drawn, before the app was there. What is typed
 * becomes the search, which is what it would have become in the app.
 * @returns to be called once the app stands in place of the page: the search box has the caret again
 */
export function takeOverTyping(root: HTMLElement): () => void {
  const box = searchBox(root)
  if (box === null) return () => undefined
  const hadFocus = box === document.activeElement
  const { selectionStart, selectionEnd } = box
  if (box.value.trim() !== '') history.replaceState(history.state, '', staysPath(box.value))
  return () => {
    if (!hadFocus) return
    const successor = searchBox(root)
    successor?.focus()
    successor?.setSelectionRange(selectionStart, selectionEnd)
  }
}
