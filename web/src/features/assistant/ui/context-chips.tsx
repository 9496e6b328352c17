import { CalendarDays, MapPin, Wallet } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { useContextOfTalk } from '../data/conversation.ts'
import { budgetChip, dateChip } from '../model/context-words.ts'

/** The known context of the conversation. */
export function ContextChips() {
  const { destination = '', dates, budget = '' } = useContextOfTalk()
  if (destination === '' && dates === undefined && budget === '') return null
  return (
    <ul aria-label="This conversation is about" className="mb-5 flex flex-wrap gap-2">
      {destination !== '' && (
        <li className="min-w-0">
          <Badge tone="accent" className="max-w-full">
            <MapPin aria-hidden="true" className="shrink-0" />
            <span className="truncate">{destination}</span>
          </Badge>
        </li>
      )}
      {dates !== undefined && (
        <li>
          <Badge tone="accent">
            <CalendarDays aria-hidden="true" />
            {dateChip(dates)}
          </Badge>
        </li>
      )}
      {budget !== '' && (
        <li>
          <Badge tone="accent">
            <Wallet aria-hidden="true" />
            {budgetChip(budget)}
          </Badge>
        </li>
      )}
    </ul>
  )
}
