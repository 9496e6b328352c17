import { useEffect, useRef } from 'react'
import { whenIdle } from '../../../shared/navigation/when-idle.ts'
import { useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { GoodPhotos } from './good-photos.tsx'
import { PictureReview } from './picture-review.tsx'
import { PictureSource } from './picture-source.tsx'
import { PlaceResult } from './place-result.tsx'
import { takeUpWaiting, useScan } from '../data/scan-session.ts'
import type { Scan } from '../model/scan.ts'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'

/** It brings the database, for which the camera need not wait; without a network it may be missing. */
const LazyRecentPlaces = lazyPart(
  async () => {
    await whenIdle()
    return (await import('./recent-places.tsx')).RecentPlaces
  },
  { Missing: Nothing },
)

const STEPS = {
  idle: 'Choose a photo',
  reading: 'Choose a photo',
  picture: 'The photo',
  analyzing: 'The photo',
  result: 'The result',
} as const satisfies Record<Scan['phase'], string>

const isUnsaved = (scan: Scan): boolean =>
  scan.phase === 'picture' ||
  scan.phase === 'analyzing' ||
  (scan.phase === 'result' && Object.keys(scan.savedIds).length === 0)

function Step({ scan }: { scan: Scan }) {
  switch (scan.phase) {
    case 'idle':
    case 'reading':
      return (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
            <PictureSource fault={'fault' in scan ? scan.fault : undefined} reading={scan.phase === 'reading'} />
            <GoodPhotos />
          </div>

          <LazyRecentPlaces />
        </>
      )
    case 'picture':
    case 'analyzing':
      return (
        <PictureReview
          picture={scan.picture}
          position={scan.position}
          analyzing={scan.phase === 'analyzing'}
          fault={'fault' in scan ? scan.fault : undefined}
        />
      )
    case 'result':
      return <PlaceResult scan={scan} />
  }
}

/** Scan & Discover: from photo to description. */
export function ScanScreen() {
  const scan = useScan()
  const step = STEPS[scan.phase]
  const shownStep = useRef(step)
  const region = useRef<HTMLElement>(null)
  useUnsavedInput(isUnsaved(scan))

  useEffect(() => {
    void takeUpWaiting()
  }, [])

  // The focused element disappeared with the previous step.
  useEffect(() => {
    if (shownStep.current !== step) {
      // The browser would scroll to the end of a tall step.
      region.current?.focus({ preventScroll: true })
      if (region.current !== null && region.current.getBoundingClientRect().top < 0) region.current.scrollIntoView()
    }
    shownStep.current = step
  }, [step])

  return (
    <>
      <PageHeader
        compact
        title="Scan & Discover"
        description="Show a landmark to your camera, or upload a photo, and learn what it is."
      />
      <section ref={region} tabIndex={-1} aria-label={step}>
        <Step scan={scan} />
      </section>
    </>
  )
}
