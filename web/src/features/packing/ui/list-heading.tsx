import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { ListDraft } from '../model/list-draft.ts'

interface ListHeadingProps {
  list: Pick<ListDraft, 'title' | 'destination' | 'startDate' | 'endDate' | 'isTemplate'>
  actions: ReactNode
}

/** A list's heading, focused when the list replaces the form. */
export function ListHeading({ list, actions }: ListHeadingProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = frame.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [])
  return (
    <div ref={frame}>
      <PageHeader
        compact="described"
        title={<span dir="auto">{list.title}</span>}
        description={
          list.isTemplate === true ? (
            'A template: what is on it can be added to any list.'
          ) : (
            <>
              <bdi>{list.destination}</bdi> · {formatDayRange(list.startDate, list.endDate)}
            </>
          )
        }
        actions={actions}
      />
    </div>
  )
}
