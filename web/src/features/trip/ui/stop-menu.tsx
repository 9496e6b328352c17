import type { Stop } from '@waymark/contract/trips/stop'
import { ArrowDown, ArrowLeftRight, ArrowUp, CalendarDays, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'

export type StopCommand = 'edit' | 'up' | 'down' | 'move' | 'swap' | 'lock' | 'unlock' | 'done' | 'not-done' | 'remove'

/** Id of the menu button, for restoring focus. */
export const menuButtonId = (stopId: string): string => `stop-menu-${stopId}`

interface StopMenuProps {
  stop: Stop
  isFirst: boolean
  isLast: boolean
  onCommand: (command: StopCommand, stop: Stop) => void
}

export function StopMenu({ stop, isFirst, isLast, onCommand }: StopMenuProps) {
  const on = (command: StopCommand) => () => onCommand(command, stop)
  return (
    <Menu
      trigger={
        <Button
          id={menuButtonId(stop.id)}
          variant="ghost"
          size="icon"
          className="stop-dots stop-dots-menu !text-muted"
          aria-label={`Change ${stop.title}`}
        />
      }
      items={[
        { label: 'Edit', Icon: Pencil, onChoose: on('edit') },
        { label: 'Move up', Icon: ArrowUp, onChoose: on('up'), disabled: isFirst },
        { label: 'Move down', Icon: ArrowDown, onChoose: on('down'), disabled: isLast },
        { label: 'Move to another day', Icon: CalendarDays, onChoose: on('move') },
        { label: 'Swap for a place nearby', Icon: ArrowLeftRight, onChoose: on('swap'), disabled: stop.locked },
        stop.locked
          ? { label: 'Unlock', Icon: LockOpen, onChoose: on('unlock') }
          : { label: 'Lock', Icon: Lock, onChoose: on('lock') },
        { label: 'Remove', Icon: Trash2, onChoose: on('remove'), danger: true },
      ]}
    />
  )
}
