/** Safari, every browser of iOS and WebKitGTK; Chromium names both engines. */
const isWebKit = (): boolean => /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent)

type Begin = (this: IDBDatabase, ...args: Parameters<IDBDatabase['transaction']>) => IDBTransaction
type Open = (this: IDBFactory, ...args: Parameters<IDBFactory['open']>) => IDBOpenDBRequest

/** One that is being committed refuses: it ends by itself, and those after it are to be aborted all the same. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}

/**
 * A browser freezes a page that is left, to show it again on going back. What a later page asks of a database waits
 * for ever for a transaction that is open there: nobody is signed in and no trip is shown.
 *
 * In every browser that is so while the database is being made, within the first second after signing in; in WebKit with
 * each transaction, and Firestore begins one itself while a page is being left, except in Safari 14 to 16. So those that
 * are open are aborted, and in WebKit none begin.
 */
export function endTransactionsWithPage(): void {
  // Where sites may keep nothing, there is no IndexedDB.
  if (typeof IDBDatabase !== 'function') return
  const open = new Set<IDBTransaction>()
  let isPutAway = false
  const watch = (transaction: IDBTransaction) => {
    open.add(transaction)
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction))
  }
  const openDatabase: Open = Reflect.get(IDBFactory.prototype, 'open')
  IDBFactory.prototype.open = function (...args) {
    const request = openDatabase.apply(this, args)
    request.addEventListener('upgradeneeded', () => {
      if (request.transaction === null) return
      if (isPutAway) abort(request.transaction)
      else watch(request.transaction)
    })
    return request
  }
  if (isWebKit()) {
    const begin: Begin = Reflect.get(IDBDatabase.prototype, 'transaction')
    IDBDatabase.prototype.transaction = function (...args) {
      if (isPutAway) throw new DOMException('The page has been left.', 'InvalidStateError')
      const transaction = begin.apply(this, args)
      watch(transaction)
      return transaction
    }
  }
  const putAway = () => {
    isPutAway = true
    for (const transaction of open) abort(transaction)
  }
  // Captured, so that it comes before what others do then.
  addEventListener('pagehide', putAway, { capture: true })
  addEventListener('pageshow', () => (isPutAway = false), { capture: true })
}
