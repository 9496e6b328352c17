import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops, stopsBeside } from '@waymark/domain/itinerary'
import { ArrowDown, ArrowLeftRight, ArrowUp, CalendarDays, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ClosedTrigger } from '../../../ui/closed-trigger.tsx'
import { type MenuItem, type Place, PlacedMenu, placeOf } from '../../../ui/menu.tsx'

export type StopCommand = 'edit' | 'up' | 'down' | 'move' | 'swap' | 'lock' | 'unlock' | 'done' | 'not-done' | 'remove'

/** Id of the menu button, for restoring focus. */
export const menuButtonId = (stopId: string): string => `stop-menu-${stopId}`

/** @param byKeys whether the keyboard opens it */
export type OpenStopMenu = (stop: Stop, byKeys: boolean) => void

interface StopMenuButtonProps {
  stop: Stop
  isOpen: boolean
  onOpen: OpenStopMenu
}

export const StopMenuButton = ({ stop, isOpen, onOpen }: StopMenuButtonProps) => (
  <ClosedTrigger
    trigger={
      <Button
        id={menuButtonId(stop.id)}
        variant="ghost"
        size="icon"
        className="stop-dots stop-dots-menu !text-muted"
        aria-label={`Change ${stop.title}`}
      />
    }
    opens="menu"
    isOpen={isOpen}
    onOpen={(byKeys) => onOpen(stop, byKeys)}
  />
)

function itemsOf(stop: Stop, beside: readonly Stop[], on: (command: StopCommand) => () => void): MenuItem[] {
  return [
    { label: 'Edit', Icon: Pencil, onChoose: on('edit') },
    { label: 'Move up', Icon: ArrowUp, onChoose: on('up'), disabled: beside[0]?.id === stop.id },
    { label: 'Move down', Icon: ArrowDown, onChoose: on('down'), disabled: beside.at(-1)?.id === stop.id },
    { label: 'Move to another day', Icon: CalendarDays, onChoose: on('move') },
    { label: 'Swap for a place nearby', Icon: ArrowLeftRight, onChoose: on('swap'), disabled: stop.locked },
    stop.locked
      ? { label: 'Unlock', Icon: LockOpen, onChoose: on('unlock') }
      : { label: 'Lock', Icon: Lock, onChoose: on('lock') },
    { label: 'Remove', Icon: Trash2, onChoose: on('remove'), danger: true },
  ]
}

interface Opened {
  readonly id: string
  readonly byKeys: boolean
  readonly place: Place
  /** Where the stop was. */
  readonly day: number | null
  readonly index: number
}

/**
 * The menu of whichever stop was pressed: one for all stops, so that it stays when somebody else moves the stop, whose
 * row is rendered anew in another day then.
 */
export function useStopMenu(trip: Trip, onCommand: (command: StopCommand, stop: Stop) => void) {
  const [opened, setOpened] = useState<Opened>()
  const latest = useRef({ trip, opened })
  useEffect(() => {
    latest.current = { trip, opened }
  })
  const stop = opened && activeStops(trip).find(({ id }) => id === opened.id)
  if (opened !== undefined && stop === undefined) setOpened(undefined)

  const onMenu: OpenStopMenu = useCallback(({ id, day }, byKeys) => {
    const button = document.getElementById(menuButtonId(id))
    if (button === null) return
    const index = stopsBeside(latest.current.trip, day).findIndex((one) => one.id === id)
    setOpened(latest.current.opened?.id === id ? undefined : { id, byKeys, place: placeOf(button), day, index })
  }, [])

  const beside = stop === undefined ? [] : stopsBeside(trip, stop.day)
  const hasMoved = opened !== undefined && (stop?.day !== opened.day || beside[opened.index]?.id !== opened.id)
  const menu = opened !== undefined && stop !== undefined && (
    <PlacedMenu
      key={opened.id}
      place={opened.place}
      byKeys={opened.byKeys}
      label={`Change ${stop.title}`}
      heading={hasMoved ? stop.title : undefined}
      buttonId={menuButtonId(stop.id)}
      items={itemsOf(stop, beside, (command) => () => onCommand(command, stop))}
      onClose={() => setOpened(undefined)}
    />
  )
  return { menu, openMenu: opened?.id, onMenu }
}
