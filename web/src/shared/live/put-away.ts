/** Safari, every browser of iOS and WebKitGTK; Chromium names both engines. */
const isWebKit = (): boolean => /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent)

type Begin = (this: IDBDatabase, ...args: Parameters<IDBDatabase['transaction']>) => IDBTransaction
type Open = (this: IDBFactory, ...args: Parameters<IDBFactory['open']>) => IDBOpenDBRequest

function abortAll(open: ReadonlySet<IDBTransaction>): void {
  for (const transaction of open) transaction.abort()
}

/**
 * WebKit freezes a page that is left, with its IndexedDB transactions open, to show it again on going back. What a
 * later page asks of that database waits for them for ever: nobody is signed in there and no trip is shown. Firestore
 * begins such a transaction itself while the page is being left, except in Safari 14 to 16, so it is not enough to
 * abort those that are open. In other browsers a page that is left ends its transactions.
 */
export function endTransactionsWithPage(): void {
  // Where sites may keep nothing, there is no IndexedDB.
  if (!isWebKit() || typeof IDBDatabase !== 'function') return
  const open = new Set<IDBTransaction>()
  let isPutAway = false
  const watch = (transaction: IDBTransaction) => {
    open.add(transaction)
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction))
  }
  const begin: Begin = Reflect.get(IDBDatabase.prototype, 'transaction')
  IDBDatabase.prototype.transaction = function (...args) {
    if (isPutAway) throw new DOMException('The page has been left.', 'InvalidStateError')
    const transaction = begin.apply(this, args)
    watch(transaction)
    return transaction
  }
  // Making a database is a transaction, too: whoever leaves within the first second after signing in leaves it open.
  const openDatabase: Open = Reflect.get(IDBFactory.prototype, 'open')
  IDBFactory.prototype.open = function (...args) {
    const request = openDatabase.apply(this, args)
    request.addEventListener('upgradeneeded', () => {
      if (request.transaction !== null) watch(request.transaction)
    })
    return request
  }
  const putAway = () => {
    isPutAway = true
    abortAll(open)
  }
  // Captured, so that it comes before what others do then.
  addEventListener('pagehide', putAway, { capture: true })
  addEventListener('pageshow', () => (isPutAway = false), { capture: true })
}
