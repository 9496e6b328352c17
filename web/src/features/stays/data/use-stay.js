import { moneyText } from '@waymark/contract/money';
import { getStay } from '@waymark/contract/stay-calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../platform/api-client.ts';
import { queryClient } from '../../../platform/query-client.ts';
const keyOf = (id) => ['stays', 'stay', id];
export const useStay = (id) => useQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => callApi(getStay, { params: { id } }, { signal }) }, queryClient);
/** The server has told another price than the one shown. */
export const correctPrice = (id, nightCents) => void queryClient.setQueryData(keyOf(id), (stay) => stay && { ...stay, price: moneyText(nightCents) });
