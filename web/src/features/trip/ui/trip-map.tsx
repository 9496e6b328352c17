import { kmBetween } from '@waymark/atlas/distance'
import type { Trip } from '@waymark/contract/trips/trip'
import { LocateFixed, Minus, Plus, Scan, X } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { MAP_TILES } from '../../../config/map-tiles.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { notify } from '../../../ui/toast.tsx'
import { usePlacesAround } from '../data/use-places-around.ts'
import { dayColor, type Pin, pinsOfTrip, type TripPins } from '../model/trip-pins.ts'
import { timeWords } from '../model/stop-words.ts'
import { TripMapView } from './leaflet-map.ts'
import { StopFacts } from './stop-facts.tsx'
import type { MapState } from './use-map-state.ts'
import 'leaflet/dist/leaflet.css'
import './trip-map.css'

export interface TripMapProps {
  trip: Trip
  map: MapState
}

/** A place of the atlas that a pin stands on already. */
const SAME_PLACE_KM = 0.06

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Pins and ways of one day, or of all days and the ideas. */
function shownOf({ days, ideas }: TripPins, day: number | undefined) {
  const shown = day === undefined ? days : days.filter((each) => each.day === day)
  return {
    pins: [...shown.flatMap(({ pins }) => pins), ...(day === undefined ? ideas : [])],
    legs: shown.flatMap(({ legs }) => legs),
  }
}

/** Which days are shown, each in the colour of its pins. */
function DayChoice({ days, map }: { days: readonly number[]; map: MapState }) {
  return (
    <fieldset aria-label="Days on the map" className="flex gap-1 overflow-x-auto p-1.5 [scrollbar-width:none]">
      {[undefined, ...days].map((day) => (
        <button
          key={day ?? 'all'}
          type="button"
          aria-pressed={day === map.day}
          onClick={() => {
            map.setDay(day)
            map.choose(undefined)
          }}
          className={classNames(
            'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-3 text-sm font-semibold',
            day === map.day ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-sunken',
          )}
        >
          {day !== undefined && (
            <span aria-hidden="true" className={classNames('size-2.5 rounded-full bg-(--day)', dayColor(day))} />
          )}
          {day === undefined ? 'Whole trip' : `Day ${day}`}
        </button>
      ))}
    </fieldset>
  )
}

function Tool({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="icon" aria-label={label} className="shadow-card" onClick={onPress}>
      {children}
    </Button>
  )
}

/** What is said of the stop whose pin was tapped. */
function ChosenStop({ pin, map }: { pin: Pin; map: MapState }) {
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

/** The trip on a map. What it shows stands in the list as well, which is the way for keyboards and screen readers. */
export function TripMap({ trip, map }: TripMapProps) {
  const { day, chosen, choose } = map
  const element = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<TripMapView>()
  const pins = useMemo(() => pinsOfTrip(trip), [trip])
  const around = usePlacesAround(trip)
  const places = useMemo(() => {
    const pinned = [...pins.days.flatMap((each) => each.pins), ...pins.ideas]
    return around.filter((place) => !pinned.some((pin) => kmBetween(pin, place) < SAME_PLACE_KM))
  }, [pins, around])
  const shown = useMemo(() => shownOf(pins, day), [pins, day])
  const chosenPin = shown.pins.find(({ stop }) => stop.id === chosen)
  const { lat, lng } = trip.place

  useEffect(() => {
    if (element.current === null) return
    const made = new TripMapView(element.current, choose, matchMedia(REDUCED_MOTION).matches)
    const sized = new ResizeObserver(() => made.resize())
    sized.observe(element.current)
    setView(made)
    return () => {
      sized.disconnect()
      made.destroy()
    }
  }, [choose])

  useEffect(
    () => view?.show({ ...shown, withTimes: day !== undefined, chosen, places }),
    [view, shown, day, chosen, places],
  )

  // Another day is another view; a changed stop is not.
  const latest = useRef(pins)
  useEffect(() => {
    latest.current = pins
  }, [pins])
  const frame = () => view?.frame(shown.pins.length === 0 ? [{ lat, lng }] : shown.pins)
  useEffect(() => {
    const shown = shownOf(latest.current, day).pins
    view?.frame(shown.length === 0 ? [{ lat, lng }] : shown)
  }, [view, day, lat, lng])

  useEffect(() => {
    const pin = shownOf(latest.current, undefined).pins.find(({ stop }) => stop.id === chosen)
    if (pin !== undefined) view?.goTo(pin)
  }, [view, chosen])

  function nearMe(): void {
    const fail = () => notify.error('Your location could not be found', 'Allow it in the settings of your browser.')
    if (!('geolocation' in navigator)) fail()
    else
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => view?.showHere({ lat: coords.latitude, lng: coords.longitude }),
        fail,
        { timeout: 15_000, maximumAge: 60_000 },
      )
  }

  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center border-b border-line">
        <div className="min-w-0 flex-1">
          <DayChoice days={pins.days.map((each) => each.day)} map={map} />
        </div>
        {map.isBeside && (
          <Button variant="ghost" size="icon" aria-label="Close the map" onClick={() => map.setShown(false)}>
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="relative isolate min-h-0 flex-1">
        {/* Its pins are those of the list; a screen reader would find them twice and without a meaning. */}
        <div ref={element} aria-hidden="true" className="trip-map size-full" />
        <div className="absolute top-2.5 right-2.5 z-[1000] grid gap-1.5">
          <Tool label="Zoom in" onPress={() => view?.zoom(1)}>
            <Plus aria-hidden="true" />
          </Tool>
          <Tool label="Zoom out" onPress={() => view?.zoom(-1)}>
            <Minus aria-hidden="true" />
          </Tool>
          <Tool label="Show all of it" onPress={frame}>
            <Scan aria-hidden="true" />
          </Tool>
          <Tool label="Near me" onPress={nearMe}>
            <LocateFixed aria-hidden="true" />
          </Tool>
        </div>
        <p className="absolute bottom-0 left-0 z-[1000] rounded-tr-md bg-surface/85 px-2 py-0.5 text-xs text-muted">
          {MAP_TILES?.attribution ?? 'Made with Natural Earth'}
        </p>
      </div>
      {chosenPin !== undefined && <ChosenStop pin={chosenPin} map={map} />}
    </div>
  )
}
