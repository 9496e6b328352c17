import { listFeaturedStays } from '@waymark/contract/stay-calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../platform/api-client.ts';
import { queryClient } from '../../../platform/query-client.ts';
export const useFeaturedStays = () => useQuery({ queryKey: ['stays', 'featured'], queryFn: ({ signal }) => callApi(listFeaturedStays, {}, { signal }) }, queryClient);
