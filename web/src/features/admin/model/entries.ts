/** A list that is fetched piece by piece, as far as it is known. */
export type Entries<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: 'ready'
      readonly items: readonly T[]
      /** Fetches more of it; undefined when all is there. */
      readonly loadMore: (() => void) | undefined
      readonly isLoadingMore: boolean
    }
