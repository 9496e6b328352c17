import { QueryClient } from '@tanstack/react-query'

/** For lists that only the API has (such as the search for stays). What Firestore has is read live instead. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
    mutations: { retry: false },
  },
})
