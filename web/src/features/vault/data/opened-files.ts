import { noteUse, onLock } from '../../../shared/vault/vault-session.ts'

/** Where a decrypted file is shown: in a new tab, on this screen, or wherever the browser saves it. */
type Place = Window | 'screen' | 'download'

/**
 * The object URLs of decrypted files, which stay in memory until they are revoked: when the tab is closed, the download
 * is complete, or the vault is locked.
 */
interface OpenedFile {
  readonly url: string
  readonly place: Place
  readonly since: number
}

const LOOK_EVERY_MS = 5_000
/** By then, any browser has started to save it. */
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
  // Viewing a file counts as use of the vault: a boarding pass must not close while its owner queues.
  if ([...files].some(isLookedAt)) noteUse()
}

/** @returns the file's object URL */
export function addressOf(blob: Blob, place: Place): string {
  const file = { url: URL.createObjectURL(blob), place, since: Date.now() }
  timer ??= setInterval(lookAfter, LOOK_EVERY_MS)
  files.add(file)
  return file.url
}

export function forget(url: string): void {
  for (const file of files) if (file.url === url) revoke(file)
}

// Locking also closes opened files, because the tabs show what the vault is meant to hide.
onLock(() => {
  for (const file of files) {
    if (typeof file.place === 'object') file.place.close()
    revoke(file)
  }
})
