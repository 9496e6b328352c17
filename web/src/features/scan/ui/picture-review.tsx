import type { ScanPosition } from '@waymark/contract/scans/scan-calls'
import { ScanSearch, Trash2, X } from 'lucide-react'
import { useId } from 'react'
import { isOnline, useOnline } from '../../../shared/pwa/online.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { OfflineNote } from '../../../ui/offline-note.tsx'
import { analyze, startOver, stopAnalyzing } from '../data/scan-session.ts'
import type { Picture } from '../model/scan.ts'
import { NameItPart } from './name-it-part.tsx'
import { PositionChoice } from './position-choice.tsx'

const OFFLINE_NOTE = 'You are offline. Analyzing a photo needs a connection; your photo is kept on this device.'

interface PictureReviewProps {
  picture: Picture
  position: ScanPosition | undefined
  analyzing: boolean
  /** Why the last analysis failed. */
  fault: string | undefined
}

/** The photo before and during analysis. */
export function PictureReview({ picture, position, analyzing, fault }: PictureReviewProps) {
  const online = useOnline()
  const noteId = useId()
  const nameIt = <NameItPart position={position} label="Name it yourself" />
  // What is sent with the photo is said before; on phones an offer would push the button out of the window.
  const isPositionFirst = position?.source === 'photo' || fault !== undefined
  const positionChoice = <PositionChoice position={position} disabled={analyzing} />
  return (
    <Card>
      <h2 className="text-xl">{picture.isShared ? 'Your picture has arrived' : 'Your photo'}</h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7">
        <img
          src={picture.dataUrl}
          alt="What will be analyzed"
          className="max-h-[34dvh] w-full lg:max-h-[60dvh] rounded-card bg-sunken object-contain"
        />
        <div className="space-y-4">
          {fault !== undefined && <FormError>{fault}</FormError>}
          {fault !== undefined && !analyzing && (
            <>
              <p className="text-[0.9375rem]">If you know what it shows, the guide tells about it.</p>
              {nameIt}
            </>
          )}
          {isPositionFirst && positionChoice}
          {!online && <OfflineNote id={noteId}>{OFFLINE_NOTE}</OfflineNote>}
          <Button
            size="large"
            className="w-full"
            pending={analyzing}
            // Not `disabled`, so that keyboard and screen reader users reach it and learn why it does nothing.
            aria-disabled={online ? undefined : true}
            aria-describedby={online ? undefined : noteId}
            onClick={() => {
              if (isOnline()) void analyze()
            }}
          >
            {!analyzing && <ScanSearch aria-hidden="true" />}
            {analyzing ? 'Analyzing the photo' : 'Analyze photo'}
          </Button>
          {analyzing ? (
            <Button variant="secondary" className="w-full" onClick={stopAnalyzing}>
              <X aria-hidden="true" />
              Stop
            </Button>
          ) : (
            <Button variant="ghost" className="w-full" onClick={startOver}>
              <Trash2 aria-hidden="true" />
              Remove picture
            </Button>
          )}
          {!isPositionFirst && positionChoice}
          {fault === undefined && !analyzing && nameIt}
          <output className="sr-only">{analyzing ? 'Analyzing the photo' : ''}</output>
        </div>
      </div>
    </Card>
  )
}
