import type { SharedTrip } from '@waymark/contract/trips/shared-trip-calls'
import { useCallback, useEffect, useMemo } from 'react'
import { corePoints } from '../../../shared/map/core-points.ts'
import { MapFrame, useBaseMap } from '../../../shared/map/map-frame.tsx'
import { legsOf } from '../../../shared/map/pins.ts'
import { TripMapView } from '../../../shared/map/trip-map-view.ts'
import { sharedPins, sharedStopId } from '../model/shared-pins.ts'
import '../../../shared/map/trip-map.css'

const showInList = (id: string): void => document.getElementById(sharedStopId(id))?.scrollIntoView({ block: 'center' })

function makeMap(element: HTMLElement, isCalm: boolean): TripMapView {
  const view: TripMapView = new TripMapView(
    element,
    {
      onChoose: showInList,
      onGroup: (ids) => {
        const [first] = ids
        if (view.comeApart(ids)) view.zoomTo(ids)
        else if (first !== undefined) showInList(first)
      },
    },
    isCalm,
  )
  return view
}

/** The days of a shared trip on a map, in their colours. */
export function SharedMap({ trip }: { trip: SharedTrip }) {
  const made = useBaseMap(makeMap)
  const { view } = made
  const { days, pins } = useMemo(() => {
    const days = trip.itinerary.dailyItinerary.map(sharedPins)
    return { days, pins: days.flat() }
  }, [trip])
  const { lat, lng } = trip.place
  const frame = useCallback(() => view?.frame(pins.length === 0 ? [{ lat, lng }] : pins), [view, pins, lat, lng])
  useEffect(() => {
    view?.show({
      pins,
      legs: days.flatMap((each) => legsOf(each)),
      withTimes: false,
      chosen: undefined,
      places: [],
      towns: [],
    })
    view?.frame(pins.length === 0 ? [{ lat, lng }] : corePoints(pins))
  }, [view, days, pins, lat, lng])
  return (
    <div className="flex h-full flex-col">
      <MapFrame map={made} onFrame={frame} hasMarks />
    </div>
  )
}
