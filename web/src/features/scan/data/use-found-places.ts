import type { LocationInfo } from '@waymark/contract/scans/scan'
import { findScanPlaces, type ScanPosition } from '@waymark/contract/scans/scan-calls'
import { useEffect, useState } from 'react'
import { callApi } from '../../../shared/api/api-client.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { reportError } from '../../../shared/api/report-error.ts'

/** So that not every letter asks the server. */
const PAUSE_MS = 150
/** Of a degree: a few hundred metres are precise enough for the order. */
const DECIMALS = 2
/** As in `findPlaces`. */
const SHORTEST = 2

interface Found {
  readonly typed: string
  readonly places: readonly LocationInfo[]
}

const NONE: Found = { typed: '', places: [] }

/** Places of the atlas whose name matches typed text, and whether they are those of the current text. */
export function useFoundPlaces(typed: string, position: ScanPosition | undefined) {
  const [found, setFound] = useState(NONE)
  const name = typed.trim()
  const isAsked = name.length >= SHORTEST
  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    const { signal } = asking
    async function ask(): Promise<void> {
      try {
        const where = position && { lat: position.lat.toFixed(DECIMALS), lng: position.lng.toFixed(DECIMALS) }
        const { places } = await callApi(findScanPlaces, { query: { name, ...where } }, { signal })
        setFound({ typed: name, places })
      } catch (error) {
        if (signal.aborted) return
        setFound({ typed: name, places: [] })
        if (!(error instanceof ApiError && error.code === 'offline')) reportError(error, 'searching a place by name')
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [name, isAsked, position])
  return isAsked ? { places: found.places, isCurrent: found.typed === name } : { places: [], isCurrent: false }
}
