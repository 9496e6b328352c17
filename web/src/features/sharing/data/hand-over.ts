/** Whether the device has a share sheet (phones and tablets); elsewhere links are copied. */
export const hasShareSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * Passes a link to the share sheet or the clipboard.
 * @returns what happened; `kept` if the user dismissed the sheet
 * @throws DOMException if the browser denies writing to the clipboard
 */
export async function handOver(url: string, title: string): Promise<'shared' | 'copied' | 'kept'> {
  if (!hasShareSheet()) {
    await navigator.clipboard.writeText(url)
    return 'copied'
  }
  try {
    await navigator.share({ title, url })
    return 'shared'
  } catch (error) {
    if (isAbort(error)) return 'kept'
    throw error
  }
}
