import { adminFirestore } from '../../api/support/stack.ts'

const today = () => new Date().toISOString().slice(0, 10).replaceAll('-', '')

export const spendingDocument = () => adminFirestore.doc(`limits/spend_${today()}`)

/** Today's costs of all calls, in millionths of a dollar. */
export const spentToday = async (): Promise<number> => {
  const micros: unknown = (await spendingDocument().get()).get('micros')
  return typeof micros === 'number' ? micros : 0
}

/** Today's costs of one account. */
export const spendingOf = (uid: string) => adminFirestore.doc(`limits/${uid}_spend_${today()}`)
