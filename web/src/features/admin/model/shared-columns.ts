import { formatInstant } from '../../../shared/time/dates.ts'
import type { EntryColumn } from './entry-column.ts'

export const RATING_COLUMN: EntryColumn<{ readonly rating: number | null }> = {
  id: 'rating',
  label: 'Rating',
  value: ({ rating }) => rating,
  show: ({ rating }) => rating?.toFixed(1),
  isNumber: true,
}

/** Creation and last change. */
export const STAMP_COLUMNS: readonly EntryColumn<{ readonly createdAt: string; readonly updatedAt: string }>[] = [
  {
    id: 'createdAt',
    label: 'Created',
    value: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => formatInstant(createdAt),
    isExtra: true,
  },
  {
    id: 'updatedAt',
    label: 'Changed',
    value: ({ updatedAt }) => updatedAt,
    show: ({ updatedAt }) => formatInstant(updatedAt),
    isExtra: true,
  },
]
