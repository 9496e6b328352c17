import { kmBetween } from '@waymark/atlas/distance'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { X, ZoomIn } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { corePoints } from '../../../shared/map/core-points.ts'
import { MapFrame, useBaseMap } from '../../../shared/map/map-frame.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { usePlacesAround, useTownsAround } from '../data/use-places-around.ts'
import { dayColor, type Pin } from '../../../shared/map/pins.ts'
import { type DayPins, pinsOfTrip, type TripPins } from '../model/trip-pins.ts'
import { timeWords } from '../model/stop-words.ts'
import { TripMapView } from '../../../shared/map/trip-map-view.ts'
import { StopFacts } from './stop-facts.tsx'
import type { MapState } from './use-map-state.ts'
import '../../../shared/map/trip-map.css'

export interface TripMapProps {
  trip: Trip
  map: MapState
  /** The button that closes it. */
  closing: ReactNode
}

/** Places within this distance of a pin are not drawn separately. */
const SAME_PLACE_KM = 0.06

/** Pins and routes of one day, or of all days and ideas. */
function shownOf({ days, ideas }: TripPins, day: number | undefined) {
  const shown = day === undefined ? days : days.filter((each) => each.day === day)
  return {
    pins: [...shown.flatMap(({ pins }) => pins), ...(day === undefined ? ideas : [])],
    legs: shown.flatMap(({ legs }) => legs),
  }
}

/** Selects the displayed days, in their colours. */
function DayChoice({ days, map }: { days: readonly DayPins[]; map: MapState }) {
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>(`[data-day="${map.day ?? ''}"]`)
    if (row.current === null || button == null) return
    row.current.scrollTo({ left: button.offsetLeft - (row.current.clientWidth - button.offsetWidth) / 2 })
  }, [map.day])
  return (
    // A fieldset is as wide as its content unless told otherwise, and would go on below the button that closes the map.
    <fieldset
      ref={row}
      aria-label="Days on the map"
      className="fade-ends relative flex min-w-0 gap-1 overflow-x-auto p-1.5 [scrollbar-width:none]"
    >
      {[{ day: undefined, number: 0 }, ...days].map(({ day, number }) => (
        <button
          key={day ?? 'all'}
          type="button"
          data-day={day ?? ''}
          aria-pressed={day === map.day}
          onClick={() => {
            map.setDay(day)
            map.choose(undefined)
          }}
          className={classNames(
            'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold',
            day === map.day ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-sunken',
          )}
        >
          {day !== undefined && (
            <span aria-hidden="true" className={classNames('size-2.5 rounded-full bg-(--day)', dayColor(number))} />
          )}
          {/* The first says that the others are days, too. */}
          {day === undefined ? 'Whole trip' : <span className={number > 1 ? 'sr-only' : undefined}>Day </span>}
          {day !== undefined && number}
        </button>
      ))}
    </fieldset>
  )
}

/** Details of the selected stop. */
function ChosenStop({ pin, map }: Pick<TripMapProps, 'map'> & { pin: Pin<Stop> }) {
  const { stop, number, day } = pin
  const time = timeWords(stop)
  return (
    <div className="flex items-start gap-2 border-t border-line py-2.5 pr-1.5 pl-4">
      <div className="min-w-0 flex-1 py-1">
        <p className="text-sm text-muted">
          {day === undefined ? 'Idea' : `Day ${day}, stop ${number}`}
          {time !== undefined && ` · ${time}`}
        </p>
        <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {stop.title}
        </p>
        <StopFacts stop={stop} />
        {!map.isBeside && (
          <Button variant="soft" className="mt-1.5" onClick={() => map.showInList(stop.id)}>
            Show in the list
          </Button>
        )}
      </div>
      <Button variant="ghost" size="icon" aria-label="Close" onClick={() => map.choose(undefined)}>
        <X aria-hidden="true" />
      </Button>
    </div>
  )
}

interface StopsAtSpotProps {
  pins: readonly Pin<Stop>[]
  onChoose: (stopId: string) => void
  /** Zooms in until they are apart; undefined if no zoom shows them apart. */
  onZoom: (() => void) | undefined
  onClose: () => void
}

/** The stops that one mark on the map stands for. */
function StopsAtSpot({ pins, onChoose, onZoom, onClose }: StopsAtSpotProps) {
  const panel = useRef<HTMLElement>(null)
  // The mark may go with the zoom.
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`${pins.length} stops at this spot`}
      className="flex max-h-1/2 items-start gap-2 overflow-y-auto border-t border-line py-2.5 pr-1.5 pl-2"
    >
      <div className="min-w-0 flex-1">
        {onZoom !== undefined && (
          <Button variant="soft" className="mb-1.5 ml-2" onClick={onZoom}>
            <ZoomIn aria-hidden="true" />
            Zoom in on them
          </Button>
        )}
        <ul>
          {pins.map(({ stop, day, number }) => (
            <li key={stop.id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-2 py-1 text-left hover:bg-sunken"
                onClick={() => onChoose(stop.id)}
              >
                <span
                  aria-hidden="true"
                  className={classNames(
                    'day-number grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold',
                    dayColor(day),
                  )}
                >
                  {number ?? '·'}
                </span>
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <bdi>{stop.title}</bdi>{' '}
                  <span className="text-sm text-muted">
                    {day === undefined ? 'idea' : `day ${day}, stop ${number}`}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
    </section>
  )
}

/** The trip on a map. Keyboard and screen reader users have the list. */
export function TripMap({ trip, map, closing }: TripMapProps) {
  const { day, chosen, choose } = map
  const [group, setGroup] = useState<readonly string[]>([])
  const made = useBaseMap(
    useCallback(
      (element: HTMLElement, isCalm: boolean) => {
        const onChoose = (id: string) => {
          setGroup([])
          choose(id)
        }
        const onGroup = (ids: readonly string[]) => {
          choose(undefined)
          setGroup(ids)
        }
        return new TripMapView(element, { onChoose, onGroup }, isCalm)
      },
      [choose],
    ),
  )
  const { view } = made
  const pins = useMemo(() => pinsOfTrip(trip), [trip])
  const around = usePlacesAround(trip)
  const towns = useTownsAround(trip)
  const places = useMemo(() => {
    const pinned = [...pins.days.flatMap((each) => each.pins), ...pins.ideas]
    return around.filter((place) => !pinned.some((pin) => kmBetween(pin, place) < SAME_PLACE_KM))
  }, [pins, around])
  const shown = useMemo(() => shownOf(pins, day), [pins, day])
  const grouped = shown.pins.filter(({ stop }) => group.includes(stop.id))
  const chosenPin = shown.pins.find(({ stop }) => stop.id === chosen)
  const { lat, lng } = trip.place

  useEffect(
    () => view?.show({ ...shown, withTimes: day !== undefined, chosen, places, towns }),
    [view, shown, day, chosen, places, towns],
  )

  // Another day changes the view; a changed stop does not.
  const latest = useRef(pins)
  useEffect(() => {
    latest.current = pins
  }, [pins])
  const frame = () => view?.frame(shown.pins.length === 0 ? [{ lat, lng }] : shown.pins)
  useEffect(() => {
    const { pins } = shownOf(latest.current, day)
    const first = day === undefined ? corePoints(pins) : pins
    view?.frame(first.length === 0 ? [{ lat, lng }] : first)
  }, [view, day, lat, lng])

  useEffect(() => {
    const pin = shownOf(latest.current, undefined).pins.find(({ stop }) => stop.id === chosen)
    if (pin !== undefined) view?.goTo(pin)
  }, [view, chosen])

  return (
    <div className="flex h-full flex-col">
      <div className="flex border-b border-line">
        <div className="min-w-0 flex-1">
          <DayChoice days={pins.days} map={map} />
        </div>
        {closing}
      </div>
      <MapFrame map={made} onFrame={frame} hasMarks />
      {chosenPin === undefined && grouped.length > 1 && (
        <StopsAtSpot
          key={group.join(' ')}
          pins={grouped}
          onChoose={(id) => {
            setGroup([])
            choose(id)
          }}
          onZoom={
            view?.comeApart(group)
              ? () => {
                  setGroup([])
                  view.zoomTo(group)
                }
              : undefined
          }
          onClose={() => setGroup([])}
        />
      )}
      {chosenPin !== undefined && <ChosenStop pin={chosenPin} map={map} />}
    </div>
  )
}
