import { CurrencyCode, PriceCents } from '@waymark/contract/money'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { comparedPrice, RATES_DATE } from '@waymark/atlas/exchange-rates'
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { errorDetail } from '../platform/error-detail.ts'
import { firestore } from '../platform/firestore.ts'
import { log } from '../platform/logger.ts'

const PAGE = 300

const stays = () => firestore().collection(COLLECTIONS.accommodations)

const isCompared = (stay: QueryDocumentSnapshot): boolean => stay.get('ratesDate') === RATES_DATE

/** A stay edited meanwhile got its price from that edit. */
async function compare(stay: QueryDocumentSnapshot): Promise<void> {
  const price = PriceCents.safeParse(stay.get('pricePerNightCents'))
  const currency = CurrencyCode.safeParse(stay.get('currency'))
  if (!price.success || !currency.success) return
  await stay.ref.update(comparedPrice(price.data, currency.data), { lastUpdateTime: stay.updateTime })
}

/** Counting costs one read per thousand stays, and there is rarely anything to do. */
async function areAllCompared(): Promise<boolean> {
  const [all, compared] = await Promise.all([
    stays().count().get(),
    stays().where('ratesDate', '==', RATES_DATE).count().get(),
  ])
  return all.data().count === compared.data().count
}

/** Updates the comparison price of every stay to the current exchange rates. Failures are left to the next run. */
export async function compareStayPrices(): Promise<void> {
  if (await areAllCompared()) return
  const byId = stays().orderBy(FieldPath.documentId()).select('pricePerNightCents', 'currency', 'ratesDate').limit(PAGE)
  let page = await byId.get()
  for (let last = page.docs.at(-1); last !== undefined; last = page.docs.at(-1)) {
    const outcomes = await Promise.allSettled(page.docs.filter((stay) => !isCompared(stay)).map(compare))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') log('WARNING', 'A price could not be compared', errorDetail(outcome.reason))
    }
    page = await byId.startAfter(last).get()
  }
}
