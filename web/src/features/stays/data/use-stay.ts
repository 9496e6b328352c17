import type { PriceTexts } from '@waymark/contract/errors'
import { getStay, type StayDetails } from '@waymark/contract/stays/stay-calls'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'

const keyOf = (id: string) => ['stays', 'stay', id]

const oneStay = (id: string) =>
  queryOptions({ queryKey: keyOf(id), queryFn: ({ signal }) => callApi(getStay, { params: { id } }, { signal }) })

/** Prefetches a stay. Never rejects. */
export const prefetchStay = (id: string): Promise<void> => queryClient.prefetchQuery(oneStay(id))

export const useStay = (id: string) => useQuery(oneStay(id), queryClient)

/** Updates the displayed price after the server's refusal. */
export const correctPrice = (id: string, { unitPrice: price, currency }: PriceTexts): void =>
  void queryClient.setQueryData<StayDetails>(keyOf(id), (stay) => stay && { ...stay, price, currency })
