import type { PackingItem, PackingRequest } from '@waymark/contract/packing'
import { generatePackingList } from '@waymark/contract/packing-calls'
import { callApi } from '../../../platform/api-client.ts'
import { isOnline } from '../../../platform/online.ts'
import { reportError } from '../../../platform/report-error.ts'
import type { ListDraft } from '../logic/list-draft.ts'

/**
 * What Gemini would add to a list that the guide has made here. Nothing without a network, without Gemini, or when the
 * call fails: the list is whole without it.
 */
export async function askForIdeas(
  request: PackingRequest,
  draft: ListDraft,
  signal: AbortSignal,
): Promise<PackingItem[]> {
  if (!isOnline()) return []
  try {
    const { packingList, answeredBy } = await callApi(generatePackingList, { body: request }, { signal })
    return answeredBy === 'gemini' ? packingList.items.filter(({ id }) => !(id in draft.items)) : []
  } catch (error) {
    if (!signal.aborted) reportError(error, 'asking for more ideas for a packing list')
    return []
  }
}
