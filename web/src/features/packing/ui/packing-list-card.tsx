import { activeItems, type PackingList } from '@waymark/contract/packing/packing-list'
import { countOf } from '@waymark/domain/wording'
import { formatInstantDay } from '../../../shared/time/dates.ts'
import { PlaceAndDays } from '../../../shared/cards/place-and-days.tsx'
import { SavedCard } from '../../../shared/cards/saved-card.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { categoryBadges } from '../model/item-groups.ts'

interface PackingListCardProps {
  list: PackingList
  /** Link to the list. */
  to: string
  /** Undefined for those who may not delete it. */
  onDelete: (() => void) | undefined
}

export function PackingListCard({ list, to, onDelete }: PackingListCardProps) {
  const items = activeItems(list)
  const { shown, more } = categoryBadges(items)
  return (
    <SavedCard title={list.title} to={to} onDelete={onDelete} kept={`Created ${formatInstantDay(list.createdAt)}`}>
      <PlaceAndDays destination={list.destination} startDate={list.startDate} endDate={list.endDate} />
      <div className="mt-4 flex-1">
        <p className="font-semibold">{countOf(items.length, 'item')}</p>
        <p className="mt-2.5 flex flex-wrap gap-1.5">
          {shown.map((category) => (
            <Badge key={category} tone="accent" dir="auto" className="[overflow-wrap:anywhere]">
              {category}
            </Badge>
          ))}
          {more !== undefined && <Badge>{more}</Badge>}
        </p>
      </div>
    </SavedCard>
  )
}
