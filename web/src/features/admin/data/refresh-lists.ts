import { queryClient } from '../../../shared/api/query-client.ts'

/** Call after an administrator's change: all cached queries are fetched again. */
export const refreshLists = (): void => void queryClient.invalidateQueries()
