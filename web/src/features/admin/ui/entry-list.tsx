import type { ReactNode } from 'react'
import { messageFor } from '../../../shared/api/api-error.ts'
import { LiveLoading } from '../../../shared/cards/live-loading.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { Compass } from '../../../ui/compass.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadingRegion } from '../../../ui/skeleton.tsx'
import type { Entries } from '../model/entries.ts'
import type { EntryColumn } from '../model/entry-column.ts'
import type { Entry, Noun } from '../model/entry-kind.ts'
import { useListView } from '../model/list-view.ts'
import { EntryActions, type EntryHandlers } from './entry-actions.tsx'
import { EntryTable } from './entry-table.tsx'

const GRID = 'card-grid'
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6]

export interface Plural {
  readonly noun: Noun
  /** 'activities' */
  readonly nouns: string
}

interface EntryListProps<E extends Entry> extends Plural, EntryHandlers<E> {
  entries: Entries<E>
  /** Search text; empty for all. */
  search: string
  columns: readonly EntryColumn<E>[]
  renderCard: (entry: E) => ReactNode
  /** Shown if there are no entries at all. */
  empty: ReactNode
}

/** A list of entries in all its states, as cards or table. */
export function EntryList<E extends Entry>(props: EntryListProps<E>) {
  const { noun, nouns, entries, search, columns, renderCard, empty, ...handlers } = props
  const view = useListView(({ view }) => view)

  if (entries.status === 'loading') {
    return (
      <LiveLoading>
        <LoadingRegion label={`Loading ${nouns}`}>
          <div className={GRID}>
            {PLACEHOLDERS.map((number) => (
              <CardSkeleton key={number} className="h-72" />
            ))}
          </div>
        </LoadingRegion>
      </LiveLoading>
    )
  }
  if (entries.status === 'failed') {
    return (
      <ErrorState
        title={`Failed to load ${nouns}`}
        description={messageFor(entries.error, 'Please try again.')}
        onRetry={entries.retry}
      />
    )
  }
  const { items, loadMore, isLoadingMore } = entries
  if (items.length === 0 && search === '') return empty
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          title={`No ${nouns} found`}
          description="Try other words."
          illustration={<Compass className="mx-auto w-28" />}
        />
      ) : view === 'table' ? (
        <EntryTable
          noun={noun}
          caption={`All ${nouns}`}
          columns={columns}
          entries={items}
          renderActions={(entry) => <EntryActions compact entry={entry} {...handlers} />}
        />
      ) : (
        <ul className={GRID}>
          {items.map((entry) => (
            <li key={entry.id} className="min-w-0">
              {renderCard(entry)}
            </li>
          ))}
        </ul>
      )}
      {loadMore !== undefined && (
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button variant="secondary" pending={isLoadingMore} onClick={loadMore}>
            Load more
          </Button>
          <p className="text-[0.9375rem] text-muted">Only the newest are here so far; there are more.</p>
        </div>
      )}
    </>
  )
}
