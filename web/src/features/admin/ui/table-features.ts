import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  type ReactTable,
} from '@tanstack/react-table'
import type { Entry } from '../model/entry-kind.ts'

/** What the table of entries can do, and nothing of the library beyond that. */
export const TABLE_FEATURES = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  columnVisibilityFeature,
})

export type EntryTableApi<E extends Entry> = ReactTable<typeof TABLE_FEATURES, E>
