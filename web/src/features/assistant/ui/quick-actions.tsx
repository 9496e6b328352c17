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

/** Buttons that send their label: in one low row on phones, round and larger where there is room. */
export function QuickActions() {
  const canAsk = useCanAsk()
  return (
    <ul
      aria-label="Quick actions"
      className="fade-ends -mx-1 flex gap-2 overflow-x-auto px-1 pt-1 pb-2 [scrollbar-width:none] sm:gap-1"
    >
      {QUICK_ACTIONS.map((label) => {
        const Icon = ICONS[label]
        return (
          <li key={label} className="shrink-0 sm:shrink sm:flex-1">
            <button
              type="button"
              disabled={!canAsk}
              onClick={() => send(label)}
              className="group flex min-h-11 w-full items-center gap-2 rounded-full bg-accent-soft px-3.5 text-sm leading-tight font-medium disabled:cursor-not-allowed disabled:opacity-60 sm:flex-col sm:gap-1 sm:rounded-control sm:bg-transparent sm:p-1 sm:text-center sm:text-xs lg:text-[0.8125rem]"
            >
              <span className="grid place-items-center rounded-full text-accent-ink transition-colors sm:size-11 sm:bg-accent-soft sm:group-enabled:group-hover:bg-accent sm:group-enabled:group-hover:text-on-accent">
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
