import { type AuditSubject } from '@waymark/contract/audit/audit-entry'
import { listAuditEntries, type ListedAuditEntry } from '@waymark/contract/audit/audit-calls'
import { LIMITS } from '@waymark/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import type { Entries } from '../model/entries.ts'

/** Administrators' actions, newest first, optionally on one kind of object. */
export function useAuditTrail(subject: AuditSubject | undefined): Entries<ListedAuditEntry> {
  const list = useInfiniteQuery(
    {
      queryKey: ['admin', 'audit-trail', subject],
      queryFn: ({ pageParam, signal }) => {
        const query = { ...(subject && { subject }), ...(pageParam !== undefined && { after: pageParam }) }
        return callApi(listAuditEntries, { query }, { signal })
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => (page.length < LIMITS.auditPageSize ? undefined : page.at(-1)?.id),
      refetchOnMount: 'always',
    },
    queryClient,
  )
  if (list.data === undefined) {
    if (list.error === null || list.isFetching) return { status: 'loading' }
    return { status: 'failed', error: list.error, retry: () => void list.refetch() }
  }
  return {
    status: 'ready',
    items: list.data.pages.flat(),
    loadMore: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isLoadingMore: list.isFetchingNextPage,
  }
}
