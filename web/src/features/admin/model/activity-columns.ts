import { formatCents } from '@waymark/domain/prices'
import { ACTIVITY_CATEGORIES, ACTIVITY_STATUSES, type Activity } from '@waymark/contract/activities/activity'
import { CATEGORY_NAMES, STATUS_NAMES } from '../../../shared/cards/activity-words.ts'
import { YES_OR_NO, type EntryColumn } from './entry-column.ts'
import { RATING_COLUMN, STAMP_COLUMNS } from './shared-columns.ts'

export const ACTIVITY_COLUMNS: readonly EntryColumn<Activity>[] = [
  { id: 'title', label: 'Title', value: ({ title }) => title },
  {
    id: 'status',
    label: 'Status',
    value: ({ status }) => status,
    show: ({ status }) => STATUS_NAMES[status],
    // Pending ones are listed above the table.
    choices: ACTIVITY_STATUSES.filter((status) => status !== 'pending').map((status) => ({
      value: status,
      label: STATUS_NAMES[status],
    })),
  },
  { id: 'location', label: 'Location', value: ({ location }) => location },
  {
    id: 'category',
    label: 'Category',
    value: ({ category }) => category,
    show: ({ category }) => category && CATEGORY_NAMES[category],
    choices: ACTIVITY_CATEGORIES.map((category) => ({ value: category, label: CATEGORY_NAMES[category] })),
  },
  {
    id: 'price',
    label: 'Price',
    value: ({ priceCents }) => priceCents,
    show: ({ priceCents }) => formatCents(priceCents),
    isNumber: true,
  },
  RATING_COLUMN,
  { id: 'isAvailable', label: 'Available', value: ({ isAvailable }) => isAvailable, choices: YES_OR_NO },
  { id: 'duration', label: 'Duration', value: ({ duration }) => duration, isExtra: true },
  { id: 'description', label: 'Description', value: ({ description }) => description, isExtra: true },
  { id: 'submittedBy', label: 'Submitted by', value: ({ submittedBy }) => submittedBy, isExtra: true },
  { id: 'rejectionReason', label: 'Rejected because', value: ({ rejectionReason }) => rejectionReason, isExtra: true },
  ...STAMP_COLUMNS,
]
