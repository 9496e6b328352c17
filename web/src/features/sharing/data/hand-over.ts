/** Whether the device has a share sheet: phones and tablets. On others a link is copied. */
export const hasShareSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * Gives a link to the share sheet, or to the clipboard.
 * @returns what became of it; `kept` when the person has closed the sheet
 * @throws DOMException where the browser lets nobody write to the clipboard
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
