import { Plus, Search } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import { capital } from '../model/entry-kind.ts'
import type { Plural } from './entry-list.tsx'
import { ViewSwitch } from './view-switch.tsx'

interface ListToolbarProps extends Plural {
  search: string
  onSearch: (words: string) => void
  onAdd: () => void
}

export function ListToolbar({ noun, nouns, search, onSearch, onAdd }: ListToolbarProps) {
  const id = useId()
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <search className="relative min-w-52 flex-1 max-sm:basis-full">
        <label htmlFor={id} className="sr-only">
          Search {nouns}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
        />
        <Input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          placeholder={`Search ${nouns}`}
          className="pl-11"
        />
      </search>
      <ViewSwitch />
      <Button onClick={onAdd} className="min-h-12 max-sm:flex-1">
        <Plus aria-hidden="true" />
        Add {capital(noun)}
      </Button>
    </div>
  )
}
