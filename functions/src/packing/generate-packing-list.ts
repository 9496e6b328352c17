import type { PackingItem, PackingRequest } from '@waymark/contract/packing/packing-list'
import type { generatePackingList as endpoint, GeneratedPackingList } from '@waymark/contract/packing/packing-calls'
import type { ResponseOf } from '@waymark/contract/endpoint'
import { findCity } from '@waymark/atlas/find-city'
import { addToPackingList } from '@waymark/planner/packing/add-to-packing-list'
import { draftPackingList } from '@waymark/planner/packing/draft-packing-list'
import { packingModel } from '../ai/port/models.ts'
import type { HandlerOf } from '../handler.ts'
import type { PackingModel } from '../ai/port/packing-model.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { failingWith } from '../platform/app-error.ts'

/** Maximum number of the model's additions. */
const MOST_ADDITIONS = 12

/** The same list that the app generates offline. If the atlas does not know the destination, it covers any weather. */
function guideList(request: PackingRequest): GeneratedPackingList {
  const city = findCity(request.destination)
  if (city === undefined) return draftPackingList(request)
  const { lat, lng, countryCode, isByTheSea } = city
  return draftPackingList(request, { lat, lng, countryCode, isByTheSea })
}

async function withAdditions(
  request: PackingRequest,
  items: readonly PackingItem[],
  { model, signal }: Packing,
): Promise<PackingItem[]> {
  try {
    return addToPackingList(items, await model.additions({ request, items, signal }), MOST_ADDITIONS)
  } catch (error) {
    log('WARNING', 'Nothing was added to a packing list', errorDetail(error))
    return [...items]
  }
}

interface Packing {
  readonly model: PackingModel
  readonly signal: AbortSignal
}

/** The guide's list with the model's additions. If the model fails, it is the guide's list. */
export const packingListFor = (request: PackingRequest, packing: Packing): Promise<ResponseOf<typeof endpoint>> =>
  failingWith('Failed to generate packing list', async () => {
    const draft = guideList(request)
    const items = await withAdditions(request, draft.items, packing)
    const answeredBy = items.length > draft.items.length ? packing.model.name : 'guide'
    return { packingList: { ...draft, items }, answeredBy }
  })

export const generatePackingList: HandlerOf<'generatePackingList'> = async ({ body }, { signal }) =>
  packingListFor(body, { model: await packingModel(), signal })
