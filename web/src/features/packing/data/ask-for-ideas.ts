import type { PackingItem, PackingRequest } from '@waymark/contract/packing/packing-list'
import { generatePackingList } from '@waymark/contract/packing/packing-calls'
import { callApi } from '../../../shared/api/api-client.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { reportError } from '../../../shared/api/report-error.ts'

/**
 * Gemini's additions to the guide's list. Empty offline, without Gemini, or if the call fails: the list is complete
 * without them.
 */
export async function askForIdeas(request: PackingRequest, signal: AbortSignal): Promise<PackingItem[]> {
  if (!isOnline()) return []
  try {
    const { packingList, answeredBy } = await callApi(generatePackingList, { body: request }, { signal })
    return answeredBy === 'gemini' ? packingList.items : []
  } catch (error) {
    if (!signal.aborted) reportError(error, 'asking for more ideas for a packing list')
    return []
  }
}
