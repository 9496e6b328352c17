import { getTakenNights } from '@waymark/contract/stays/stay-calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'

const keyOf = (id: string) => ['stays', 'nights', id]

/** Booked nights. Fetched again whenever the booking dialog opens. */
export const useTakenNights = (id: string) =>
  useQuery(
    {
      queryKey: keyOf(id),
      queryFn: async ({ signal }) => new Set((await callApi(getTakenNights, { params: { id } }, { signal })).taken),
      staleTime: 0,
      structuralSharing: false,
    },
    queryClient,
  )

export const reloadTakenNights = (id: string): void => void queryClient.invalidateQueries({ queryKey: keyOf(id) })
