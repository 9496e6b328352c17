import { useEffect } from 'react'
import { create } from 'zustand'

/**
 * The document whose details are being edited. It is not re-encrypted meanwhile, because the edit refers to its current
 * version.
 */
interface EditedDocument {
  readonly id: string | undefined
}

const useStore = create<EditedDocument>()(() => ({ id: undefined }))

/** Marks the document as being edited while the component is mounted. */
export function useEdited(id: string): void {
  useEffect(() => beginEdit(id), [id])
}

/** @returns a function that ends it */
export function beginEdit(id: string): () => void {
  useStore.setState({ id })
  return () => useStore.setState({ id: undefined })
}

/**
 * Waits until the document is no longer being edited.
 * @throws a DOMException if `signal` aborted it
 */
export async function untilNotEdited(id: string, signal: AbortSignal): Promise<void> {
  if (useStore.getState().id !== id) return
  await new Promise<void>((resolve) => {
    const stop = useStore.subscribe((edited) => {
      if (edited.id !== id) end()
    })
    function end(): void {
      stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })
  signal.throwIfAborted()
}
