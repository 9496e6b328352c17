import { useEffect } from 'react'
import { create } from 'zustand'

/** Owns which document's details are being edited. It is not re-encrypted meanwhile: what is typed is for it as it is. */
interface EditedDocument {
  readonly id: string | undefined
}

const useStore = create<EditedDocument>()(() => ({ id: undefined }))

/** While it is shown, the details of the document are being edited. */
export function useEdited(id: string): void {
  useEffect(() => beginEdit(id), [id])
}

/** @returns ends it */
export function beginEdit(id: string): () => void {
  useStore.setState({ id })
  return () => useStore.setState({ id: undefined })
}

/** Waits until the details of the document are not being edited. @throws a DOMException when `signal` aborted it */
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
