import { FirebaseError } from 'firebase/app'
import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore'

/** For what is read or committed by one request: time for the index of a full vault on a slow line. */
const LONGEST_REQUEST_MS = 30_000

/** With all tries. */
const LONGEST_TRANSACTION_MS = 60_000

/**
 * Firestore asks for a limit of 15 s, but what it sends by (`XhrIo`, which is private) has none any more. While a commit
 * stays unanswered, Firestore does nothing else for the page.
 */
function limitRequests(): void {
  type Open = (this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) => void
  const open: Open = Reflect.get(XMLHttpRequest.prototype, 'open')
  const limited: Open = function (method, url, ...rest) {
    open.call(this, method, url, ...rest)
    // `…/documents:commit` and the like; streams go by another address.
    if (String(url).includes('/documents:')) this.timeout = LONGEST_REQUEST_MS
  }
  Reflect.set(XMLHttpRequest.prototype, 'open', limited)
}

// In Node, where tests run it, the SDK sends by gRPC.
if (typeof XMLHttpRequest === 'function') limitRequests()

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError'

/** Aborted when a transaction that begins now is to be given up, or by `signal`. */
export function limitOfTransaction(signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(LONGEST_TRANSACTION_MS)
  return signal === undefined ? deadline : AbortSignal.any([signal, deadline])
}

/** Waits for `running` until `limit` is aborted. @throws FirestoreError when the time is up; a DOMException when somebody else aborted it */
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
 * Runs a transaction of Firestore that nobody waits for longer than `limit`. Once it is given up `work` is not asked again,
 * and what it has read is not written; a commit that is on its way already may still arrive.
 * @throws FirestoreError without a network; what `work` throws; a DOMException when somebody aborted `limit`
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
