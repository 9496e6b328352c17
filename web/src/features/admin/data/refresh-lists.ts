import { queryClient } from '../../../shared/api/query-client.ts'

/** After a change by an administrator, whatever shows activities or places to stay asks the server again. */
export const refreshLists = (): void => void queryClient.invalidateQueries()
