import type { Stop } from '@waymark/contract/trips/stop'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsExtraWide } from '../../../ui/extra-wide.ts'
import { stopId } from './page-parts.ts'

export interface MapState {
  /** Whether the map is beside the list, rather than replacing it. */
  readonly isBeside: boolean
  readonly isShown: boolean
  /** The key of a day; undefined for the whole trip. */
  readonly day: number | undefined
  /** Id of the stop selected in list and map. */
  readonly chosen: string | undefined
  readonly setShown: (isShown: boolean) => void
  readonly setDay: (day: number | undefined) => void
  /** Called when a pin is tapped. */
  readonly choose: (stopId: string | undefined) => void
  /** Goes from the map to a stop in the list. */
  readonly showInList: (stopId: string) => void
  /** Shows a stop on the map, among those of its day. Stable. */
  readonly point: (stop: Stop) => void
}

const bringToView = (id: string): void => document.getElementById(stopId(id))?.scrollIntoView({ block: 'center' })

/** State shared by list and map. */
export function useMapState(): MapState {
  const isBeside = useIsExtraWide()
  // Beside the list, the map is open by default; otherwise on request.
  const [closed, setClosed] = useState(false)
  const [opened, setOpened] = useState(false)
  const [day, setDay] = useState<number>()
  const [chosen, setChosen] = useState<string>()
  const setShown = useCallback(
    (isShown: boolean) => {
      if (isBeside) setClosed(!isShown)
      else setOpened(isShown)
    },
    [isBeside],
  )
  const choose = useCallback(
    (stopId: string | undefined) => {
      setChosen(stopId)
      if (isBeside && stopId !== undefined) bringToView(stopId)
    },
    [isBeside],
  )
  const showInList = useCallback((stopId: string) => {
    // Synchronously, because hidden elements cannot be scrolled to.
    flushSync(() => setOpened(false))
    bringToView(stopId)
  }, [])
  const point = useCallback(
    (stop: Stop) => {
      setDay(stop.day ?? undefined)
      setChosen(stop.id)
      setShown(true)
    },
    [setShown],
  )
  return useMemo(
    () => ({
      isBeside,
      isShown: isBeside ? !closed : opened,
      day,
      chosen,
      setShown,
      setDay,
      choose,
      showInList,
      point,
    }),
    [isBeside, closed, opened, day, chosen, setShown, choose, showInList, point],
  )
}
