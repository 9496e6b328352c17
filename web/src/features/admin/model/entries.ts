/** A list that is loaded page by page. */
export type Entries<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: 'ready'
      readonly items: readonly T[]
      /** Loads the next page; undefined at the end. */
      readonly loadMore: (() => void) | undefined
      readonly isLoadingMore: boolean
    }
