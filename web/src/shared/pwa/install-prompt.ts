import { VISITS_KEY, VISIT_COUNTED_KEY, HAS_KEPT_KEY, INSTALL_DISMISSED_KEY } from '../../config/storage-keys.ts'
import { create } from 'zustand'
import { readLocal, writeLocal } from './local-storage.ts'

export interface InstallHistory {
  /** Number of visits by the signed-in user on this device, including this one. */
  readonly visits: number
  /** Whether a trip was planned or a list saved on this device. */
  readonly hasKept: boolean
  /** When the prompt was last dismissed, in ms since 1970. */
  readonly dismissedAt: number | undefined
}

const REST_MS = 30 * 24 * 60 * 60 * 1_000

/** Whether to offer installation: the traveller has come back to something, and has not just declined. */
export const isMomentToInstall = ({ visits, hasKept, dismissedAt }: InstallHistory, now: number): boolean =>
  visits > 1 && hasKept && (dismissedAt === undefined || now - dismissedAt >= REST_MS)

/** Chromium only, and missing in the DOM types. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/**
 * The installation offer: the browser's prompt, if it has one, and the account's history on this device, which is
 * cleared on sign-out.
 */
interface InstallOffer extends InstallHistory {
  readonly prompt: BeforeInstallPromptEvent | undefined
}

const OPENED_AT = Date.now()

function readDismissed(): number | undefined {
  const kept = readLocal(INSTALL_DISMISSED_KEY)
  return kept === null ? undefined : Number(kept)
}

const useStore = create<InstallOffer>()(() => ({
  prompt: undefined,
  visits: Number(readLocal(VISITS_KEY) ?? 0),
  hasKept: readLocal(HAS_KEPT_KEY) !== null,
  dismissedAt: readDismissed(),
}))

const isPrompt = (event: Event): event is BeforeInstallPromptEvent => 'prompt' in event

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Safari on iPhone and iPad has no prompt. iPads identify as Macs, but Macs have no touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Counts a tab once, however often it reloads. */
function countVisit(): void {
  try {
    if (sessionStorage.getItem(VISIT_COUNTED_KEY) !== null) return
    sessionStorage.setItem(VISIT_COUNTED_KEY, '1')
  } catch {
    return
  }
  const visits = useStore.getState().visits + 1
  writeLocal(VISITS_KEY, String(visits))
  useStore.setState({ visits })
}

/** Starts watching for a good moment. Browsers fire their event once, soon after the page has loaded. */
export function watchForInstall(): void {
  countVisit()
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return
    // Otherwise the browser shows its prompt at a moment of its own.
    event.preventDefault()
    useStore.setState({ prompt: event })
  })
  addEventListener('appinstalled', () => useStore.setState({ prompt: undefined }))
}

/** Records that the traveller has planned a trip or saved a list. */
export function rememberSomethingKept(): void {
  writeLocal(HAS_KEPT_KEY, '1')
  useStore.setState({ hasKept: true })
}

/** How the app can be installed, if this is a good moment to offer it. */
export function useInstallOffer(): 'prompt' | 'by-hand' | undefined {
  const offer = useStore()
  if (isInstalled() || !isMomentToInstall(offer, OPENED_AT)) return undefined
  if (offer.prompt !== undefined) return 'prompt'
  return isIos() ? 'by-hand' : undefined
}

/** Dismisses the offer for at least a month. */
export function dismissInstall(): void {
  const dismissedAt = Date.now()
  writeLocal(INSTALL_DISMISSED_KEY, String(dismissedAt))
  useStore.setState({ dismissedAt })
}

/** Shows the browser's own prompt, which works once. */
export async function install(): Promise<void> {
  const { prompt } = useStore.getState()
  if (prompt === undefined) return
  useStore.setState({ prompt: undefined })
  const { outcome } = await prompt.prompt()
  if (outcome === 'dismissed') dismissInstall()
}
