import { noteUse, onLock } from '../../../domain/vault/vault-session.ts'

/**
 * Owns the addresses of decrypted files, which are in memory as long as these exist: until the tab that shows one is
 * closed, or the vault is locked.
 */
interface OpenedFile {
  readonly url: string
  readonly tab: Window | undefined
}

const LOOK_EVERY_MS = 5_000

const files = new Set<OpenedFile>()
let timer: ReturnType<typeof setInterval> | undefined

function revoke(file: OpenedFile): void {
  URL.revokeObjectURL(file.url)
  files.delete(file)
  if (files.size === 0) clearInterval(timer)
}

/** What is looked at counts as use: a boarding pass must not close in the queue. */
const isLookedAt = ({ tab }: OpenedFile): boolean =>
  (tab === undefined ? document : tab.document).visibilityState === 'visible'

function lookAfter(): void {
  for (const file of files) if (file.tab?.closed === true) revoke(file)
  if ([...files].some(isLookedAt)) noteUse()
}

/** @returns the address of the file; `tab` is where it is shown */
export function addressOf(blob: Blob, tab?: Window): string {
  const file = { url: URL.createObjectURL(blob), tab }
  if (files.size === 0) timer = setInterval(lookAfter, LOOK_EVERY_MS)
  files.add(file)
  return file.url
}

export function forget(url: string): void {
  for (const file of files) if (file.url === url) revoke(file)
}

// Locking also closes what was opened: the tabs show what the vault is there to hide.
onLock(() => {
  for (const file of files) {
    file.tab?.close()
    revoke(file)
  }
})
