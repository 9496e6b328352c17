import { doc, onSnapshot, type DocumentReference, type Firestore, type Query } from 'firebase/firestore'

/** The latest state of a listener. */
export interface ListenerState {
  /** The documents in order, or how the listener ended; undefined before the first event. */
  readonly state: string | undefined
  readonly stop: () => void
}

/** Sorts fields by name, because the engines send them in any order, and writes numbers that JSON lacks. */
const write = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) => {
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) return `number ${value}`
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })

/** Subscribes to a query or document. */
export function listenTo(target: Query | DocumentReference): ListenerState {
  const heard: { state: string | undefined; stop: () => void } = { state: undefined, stop: () => undefined }
  const fail = ({ code }: { code: string }) => void (heard.state = `ended: ${code}`)
  heard.stop =
    target.type === 'document'
      ? onSnapshot(target, (of) => void (heard.state = of.exists() ? write(of.data()) : 'missing'), fail)
      : onSnapshot(
          target,
          ({ docs }) => void (heard.state = docs.map((each) => `${each.ref.path} ${write(each.data())}`).join(', ')),
          fail,
        )
  return heard
}

/** Resolves when this client has received `clock/now` with this time. */
export function untilClock(db: Firestore, time: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      doc(db, 'clock/now'),
      (snapshot) => {
        if (snapshot.get('time') !== time) return
        stop()
        resolve()
      },
      reject,
    )
  })
}
