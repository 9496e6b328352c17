import { noteUse, onLock } from '../../../shared/vault/vault-session.ts'

/** Where a decrypted file is: in a tab of its own, on this screen, or wherever the browser saves it. */
type Place = Window | 'screen' | 'download'

/**
 * Owns the addresses of decrypted files, which are in memory as long as these exist: until the tab that shows one is
 * closed, a download is through, or the vault is locked.
 */
interface OpenedFile {
  readonly url: string
  readonly place: Place
  readonly since: number
}

const LOOK_EVERY_MS = 5_000
/** A browser has begun to save it long before. */
const DOWNLOAD_MS = 60_000

const files = new Set<OpenedFile>()
let timer: ReturnType<typeof setInterval> | undefined

function revoke(file: OpenedFile): void {
  URL.revokeObjectURL(file.url)
  files.delete(file)
  if (files.size > 0) return
  clearInterval(timer)
  timer = undefined
}

const isOver = ({ place, since }: OpenedFile): boolean =>
  place === 'download' ? Date.now() - since > DOWNLOAD_MS : place !== 'screen' && place.closed

function isLookedAt({ place }: OpenedFile): boolean {
  if (place === 'download') return false
  return (place === 'screen' ? document : place.document).visibilityState === 'visible'
}

function lookAfter(): void {
  for (const file of files) if (isOver(file)) revoke(file)
  // What is looked at counts as use: a boarding pass must not close in the queue.
  if ([...files].some(isLookedAt)) noteUse()
}

/** @returns the address of the file */
export function addressOf(blob: Blob, place: Place): string {
  const file = { url: URL.createObjectURL(blob), place, since: Date.now() }
  timer ??= setInterval(lookAfter, LOOK_EVERY_MS)
  files.add(file)
  return file.url
}

export function forget(url: string): void {
  for (const file of files) if (file.url === url) revoke(file)
}

// Locking also closes what was opened: the tabs show what the vault is there to hide.
onLock(() => {
  for (const file of files) {
    if (typeof file.place === 'object') file.place.close()
    revoke(file)
  }
})
