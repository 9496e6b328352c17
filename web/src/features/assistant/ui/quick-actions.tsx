import { BedDouble, CalendarRange, Compass, Lightbulb, Plane, Ticket, type LucideIcon } from 'lucide-react'
import { send, useCanAsk } from '../data/conversation.ts'
import { QUICK_ACTIONS, type QuickAction } from '../model/welcome.ts'

const ICONS: Readonly<Record<QuickAction, LucideIcon>> = {
  'Search Flights': Plane,
  'Find Hotels': BedDouble,
  'Discover Places': Compass,
  'Plan Itinerary': CalendarRange,
  'Local Experiences': Ticket,
  'Travel Tips': Lightbulb,
}

/** Round buttons that send their label. */
export function QuickActions() {
  const canAsk = useCanAsk()
  return (
    <ul aria-label="Quick actions" className="-mx-1 flex gap-1 overflow-x-auto px-1 pt-1 pb-2">
      {QUICK_ACTIONS.map((label) => {
        const Icon = ICONS[label]
        return (
          <li key={label} className="w-19 shrink-0 sm:w-auto sm:shrink sm:flex-1">
            <button
              type="button"
              disabled={!canAsk}
              onClick={() => send(label)}
              className="group flex w-full flex-col items-center gap-1 rounded-control p-1 text-center text-xs leading-tight font-medium disabled:cursor-not-allowed disabled:opacity-60 lg:text-[0.8125rem]"
            >
              <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent-ink transition-colors group-enabled:group-hover:bg-accent group-enabled:group-hover:text-on-accent">
                <Icon aria-hidden="true" className="size-5" strokeWidth={1.9} />
              </span>
              {label}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
