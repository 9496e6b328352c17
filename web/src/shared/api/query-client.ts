import { QueryClient } from '@tanstack/react-query'

/**
 * For lists that only the API has (such as the search for stays). What Firestore has is read live instead. Queries run
 * offline, too: the service worker may have the answer.
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
