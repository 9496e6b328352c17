import type { Trip } from '@waymark/contract/trips/trip'
import { LIMITS } from '@waymark/contract/limits'
import { stopsOfDay, tripLength } from '@waymark/domain/itinerary'
import { ArrowDown, ArrowUp, CalendarMinus, CalendarPlus, Ellipsis, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { tellFailure } from '../../../shared/messages/tell-failure.ts'
import { tellOnceSafe } from '../../../shared/messages/queue-write.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/toast.tsx'
import { addLastDay, insertDay, moveDay, removeDay } from '../data/whole-days.ts'

/** What concerns a day as a whole. The server does what touches the stops behind the day. */
export function DayMenu({ trip, day, onPlanAgain }: { trip: Trip; day: number; onPlanAgain: () => void }) {
  const [asking, setAsking] = useState(false)
  const online = useOnline()
  const { uid } = useSession()
  const length = tripLength(trip)

  async function run(job: Promise<void>, done: string): Promise<void> {
    try {
      await job
      notify.success(done)
    } catch (error) {
      tellFailure(error, 'Failed to update trip')
    }
  }

  const items: (MenuItem & { readonly isOffline?: boolean })[] = [
    {
      label: 'Add a day after it',
      Icon: CalendarPlus,
      disabled: length >= LIMITS.tripDays,
      isOffline: day === length,
      onChoose: () => {
        const added = `Day ${day + 1} added`
        if (day === length) tellOnceSafe(addLastDay(trip, uid), added)
        else void run(insertDay(trip.id, day + 1), added)
      },
    },
    {
      label: 'Move day up',
      Icon: ArrowUp,
      disabled: day === 1,
      onChoose: () => void run(moveDay(trip.id, day, day - 1), `Day ${day} is now day ${day - 1}`),
    },
    {
      label: 'Move day down',
      Icon: ArrowDown,
      disabled: day === length,
      onChoose: () => void run(moveDay(trip.id, day, day + 1), `Day ${day} is now day ${day + 1}`),
    },
    {
      label: 'Remove day',
      Icon: CalendarMinus,
      danger: true,
      disabled: length === 1,
      onChoose: () => setAsking(true),
    },
  ]
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="icon"
            className="-mr-2.5 !text-muted print:hidden"
            aria-label={`Change day ${day} as a whole`}
          >
            <Ellipsis aria-hidden="true" />
          </Button>
        }
        items={[
          // The guide is on this device, too.
          { label: 'Plan this day again', Icon: Sparkles, onChoose: onPlanAgain },
          ...(online
            ? items
            : items.map((item) =>
                item.isOffline === true ? item : { ...item, disabled: true, label: `${item.label} (when online)` },
              )),
        ]}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove day ${day}?`}
        description={
          stopsOfDay(trip, day).length === 0
            ? 'The trip ends a day earlier.'
            : 'The trip ends a day earlier. The stops of the day become ideas.'
        }
        confirm="Remove"
        onConfirm={() => {
          setAsking(false)
          void run(removeDay(trip.id, day), `Day ${day} removed`)
        }}
      />
    </>
  )
}
