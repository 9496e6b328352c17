import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops } from '@waymark/domain/itinerary'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isMapView, OPENED_HERE, wasOpenedHere, withMapView } from '../../../config/paths.ts'
import { useIsExtraWide } from '../../../ui/extra-wide.ts'
import { dayInView, stopId } from './page-parts.ts'

export interface MapState {
  /** Whether the map is beside the list, rather than replacing it. */
  readonly isBeside: boolean
  readonly isShown: boolean
  /** The key of a day; undefined for the whole trip. */
  readonly day: number | undefined
  /** Id of the stop selected in list and map. */
  readonly chosen: string | undefined
  readonly setShown: (isShown: boolean) => void
  /** Opens the map on the day that is read. */
  readonly open: () => void
  readonly setDay: (day: number | undefined) => void
  /** Called when a pin is tapped. */
  readonly choose: (stopId: string | undefined) => void
  /** Goes from the map to a stop in the list. */
  readonly showInList: (stopId: string) => void
  /** Shows a stop on the map, among those of its day. Stable. */
  readonly point: (stop: Stop) => void
}

const bringToView = (id: string): void => document.getElementById(stopId(id))?.scrollIntoView({ block: 'center' })

/** Whether the map replaces the list, as the address says: Back closes it, and does not leave the trip. */
function useMapView() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const isOpened = isMapView(new URLSearchParams(search))
  // Stable, so that rows are not re-rendered.
  const latest = useRef({ search, state, isOpened })
  useEffect(() => {
    latest.current = { search, state, isOpened }
  }, [search, state, isOpened])
  const setOpened = useCallback(
    (isShown: boolean) => {
      const { search, state, isOpened } = latest.current
      if (isShown === isOpened) return
      if (!isShown && wasOpenedHere(state)) return void navigate(-1)
      void navigate(
        { search: withMapView(new URLSearchParams(search), isShown).toString() },
        { preventScrollReset: true, ...(isShown ? { state: OPENED_HERE } : { replace: true }) },
      )
    },
    [navigate],
  )
  return [isOpened, setOpened] as const
}

/** The stop that the address names, as the view of today does. */
const stopAt = (hash: string, trip: Trip): Stop | undefined =>
  hash === '' ? undefined : activeStops(trip).find(({ id }) => hash === `#${encodeURIComponent(stopId(id))}`)

/** State shared by list and map. */
export function useMapState(trip: Trip): MapState {
  const { hash } = useLocation()
  const [named] = useState(() => stopAt(hash, trip))
  const isBeside = useIsExtraWide()
  // Beside the list, the map is open by default; otherwise on request.
  const [closed, setClosed] = useState(false)
  const [opened, setOpened] = useMapView()
  const [day, setDay] = useState(named?.day ?? undefined)
  const [chosen, setChosen] = useState(named?.id)
  const setShown = useCallback(
    (isShown: boolean) => {
      if (isBeside) setClosed(!isShown)
      else setOpened(isShown)
    },
    [isBeside, setOpened],
  )
  const open = useCallback(() => {
    setDay(dayInView())
    setShown(true)
  }, [setShown])
  const choose = useCallback(
    (stopId: string | undefined) => {
      setChosen(stopId)
      if (isBeside && stopId !== undefined) bringToView(stopId)
    },
    [isBeside],
  )
  /** Id of the stop to show as soon as the list is back: hidden elements cannot be scrolled to. */
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (opened || wanted.current === undefined) return
    bringToView(wanted.current)
    wanted.current = undefined
  }, [opened])
  const showInList = useCallback(
    (stopId: string) => {
      wanted.current = stopId
      setOpened(false)
    },
    [setOpened],
  )
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
      open,
      setDay,
      choose,
      showInList,
      point,
    }),
    [isBeside, closed, opened, day, chosen, setShown, open, choose, showInList, point],
  )
}
