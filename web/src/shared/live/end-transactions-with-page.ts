/** Safari, all browsers on iOS, and WebKitGTK. Chromium's User-Agent names both engines. */
const isWebKit = (): boolean => /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent)

type Begin = (this: IDBDatabase, ...args: Parameters<IDBDatabase['transaction']>) => IDBTransaction
type Open = (this: IDBFactory, ...args: Parameters<IDBFactory['open']>) => IDBOpenDBRequest

/** A transaction that is being committed cannot be aborted; continue with the others. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}

/**
 * A page that is left may be frozen in the back/forward cache with open IndexedDB transactions. Later pages then wait
 * forever for the database: nobody is signed in, and no trip is shown. In all browsers this happens while the database
 * is being created, within the first second after signing in; in WebKit with any transaction, and Firestore starts one
 * itself while the page is being left (except in Safari 14 to 16). So open transactions are aborted, and in WebKit no
 * new ones start.
 * One case is not covered: a database that was requested and has not fired `upgradeneeded` yet, which no script can
 * cancel. WebKit caches every page, whatever it does (an `unload` listener, a socket, a lock, a frame that loads), so a
 * page that is left at that moment, once per device, blocks later ones until the browser is closed.
 */
export function endTransactionsWithPage(): void {
  // Without permission to store data, there is no IndexedDB.
  if (typeof IDBDatabase !== 'function') return
  const open = new Set<IDBTransaction>()
  let isFrozen = false
  const watch = (transaction: IDBTransaction) => {
    open.add(transaction)
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction))
  }
  const openDatabase: Open = Reflect.get(IDBFactory.prototype, 'open')
  IDBFactory.prototype.open = function (...args) {
    const request = openDatabase.apply(this, args)
    request.addEventListener('upgradeneeded', () => {
      if (request.transaction === null) return
      if (isFrozen) abort(request.transaction)
      else watch(request.transaction)
    })
    return request
  }
  if (isWebKit()) {
    const begin: Begin = Reflect.get(IDBDatabase.prototype, 'transaction')
    IDBDatabase.prototype.transaction = function (...args) {
      if (isFrozen) throw new DOMException('The page has been left.', 'InvalidStateError')
      const transaction = begin.apply(this, args)
      watch(transaction)
      return transaction
    }
  }
  const freeze = () => {
    isFrozen = true
    for (const transaction of open) abort(transaction)
  }
  // Captured, to run before other listeners.
  addEventListener('pagehide', freeze, { capture: true })
  addEventListener('pageshow', () => (isFrozen = false), { capture: true })
}
