import { FirebaseError } from 'firebase/app'
import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore'

/** Limit for one read or commit: enough for the index of a full vault on a slow line. */
const LONGEST_REQUEST_MS = 30_000

/** Limit for a transaction with all its attempts. */
const LONGEST_TRANSACTION_MS = 60_000

/**
 * Firestore intends a limit of 15 s, but its transport (`XhrIo`, which is private) no longer has one. While a commit is
 * unanswered, Firestore does nothing else for the page.
 */
function limitRequests(): void {
  type Open = (this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) => void
  const open: Open = Reflect.get(XMLHttpRequest.prototype, 'open')
  const limited: Open = function (method, url, ...rest) {
    open.call(this, method, url, ...rest)
    // Calls such as `…/documents:commit`; streams use another address.
    if (String(url).includes('/documents:')) this.timeout = LONGEST_REQUEST_MS
  }
  Reflect.set(XMLHttpRequest.prototype, 'open', limited)
}

// In Node, where tests run it, the SDK uses gRPC instead.
if (typeof XMLHttpRequest === 'function') limitRequests()

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError'

/** Aborted when the time is up for a transaction that starts now, or by `signal`. */
export function limitOfTransaction(signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(LONGEST_TRANSACTION_MS)
  return signal === undefined ? deadline : AbortSignal.any([signal, deadline])
}

/**
 * Waits for `running` until `limit` is aborted.
 * @throws FirestoreError when the time is up; a DOMException if somebody else aborted it
 */
export function waitWithin<T>(limit: AbortSignal, running: Promise<T>): Promise<T> {
  const givenUp = new Promise<never>((_, reject) => {
    function giveUp(): void {
      const reason: unknown = limit.reason
      reject(isTimeout(reason) ? new FirebaseError('unavailable', 'Firestore does not answer') : (reason as Error))
    }
    limit.addEventListener('abort', giveUp)
    if (limit.aborted) giveUp()
  })
  return Promise.race([running, givenUp])
}

/**
 * Runs a Firestore transaction and waits for it no longer than `limit`. After that, `work` is not called again and its
 * writes are dropped; a commit that was already sent may still succeed.
 * @throws FirestoreError without a network; whatever `work` throws; a DOMException if somebody aborted `limit`
 */
export function transact<T>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  limit: AbortSignal = limitOfTransaction(),
): Promise<T> {
  const running = runTransaction(firestore, async (transaction) => {
    limit.throwIfAborted()
    const result = await work(transaction)
    limit.throwIfAborted()
    return result
  })
  return waitWithin(limit, running)
}
