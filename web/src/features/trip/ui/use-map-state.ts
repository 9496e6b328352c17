import type { Stop } from '@waymark/contract/trips/stop'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsExtraWide } from '../../../ui/extra-wide.ts'
import { stopId } from './page-parts.ts'

export interface MapState {
  /** The map stands beside the list; elsewhere it takes its place. */
  readonly isBeside: boolean
  readonly isShown: boolean
  /** The key of a day; undefined for the whole trip. */
  readonly day: number | undefined
  /** Id of the stop that is marked in the list and on the map. */
  readonly chosen: string | undefined
  readonly setShown: (isShown: boolean) => void
  readonly setDay: (day: number | undefined) => void
  /** A tap on a pin. */
  readonly choose: (stopId: string | undefined) => void
  /** Back from the map to where a stop stands in the list. */
  readonly showInList: (stopId: string) => void
  /** From the list: shows a stop on the map, among those of its day. Stays the same function. */
  readonly point: (stop: Stop) => void
}

const bringToView = (id: string): void => document.getElementById(stopId(id))?.scrollIntoView({ block: 'center' })

/** What list and map know of each other. */
export function useMapState(): MapState {
  const isBeside = useIsExtraWide()
  // Beside the list it is there until somebody puts it away; in place of the list when somebody asks for it.
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
    // Drawn at once: what is hidden cannot be scrolled to.
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
