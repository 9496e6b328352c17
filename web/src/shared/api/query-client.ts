import { QueryClient } from '@tanstack/react-query'

/**
 * For lists that only the API has, such as the search for stays; Firestore data is read live instead. Queries also run
 * offline, because the service worker may have the answer.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false },
  },
})
