import { ANALYSIS_FAILED, analyzeScan, NO_LOCATION_FOUND, type ScanPosition } from '@waymark/contract/scans/scan-calls'
import { nanoid } from 'nanoid'
import { create } from 'zustand'
import { callApi } from '../../../shared/api/api-client.ts'
import { isSessionOver, messageFor } from '../../../shared/api/api-error.ts'
import { answered, pictureFault, type Picture, type Scan } from '../model/scan.ts'
import { readPhotoPosition } from './read-photo-position.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { dropPicture, keepPicture, readWaiting } from './waiting-picture.ts'

const FRAME_FAILED = 'The photo could not be taken. Please try again.'

/** The current scan. It outlives the screen, so that the user finds it again after looking something up. */
interface ScanSession {
  readonly scan: Scan
}

const useStore = create<ScanSession>()(() => ({ scan: { phase: 'idle' } }))

export const useScan = (): Scan => useStore(({ scan }) => scan)
export const currentScan = (): Scan => useStore.getState().scan
export const setScan = (scan: Scan): void => useStore.setState({ scan })

/** Incremented with every new scan: results of older ones are dropped. */
let turn = 0
let asking: AbortController | undefined

/**
 * Starts a new state.
 * @returns a function that tells whether it is still current
 */
function begin(scan: Scan): () => boolean {
  asking?.abort()
  asking = undefined
  turn += 1
  const own = turn
  setScan(scan)
  return () => own === turn
}

function show(picture: Picture, position: ScanPosition | undefined): void {
  setScan({ phase: 'picture', picture, position })
  // A shared picture is stored already.
  if (!picture.isShared) void keepPicture({ dataUrl: picture.dataUrl, ...(position && { position }) })
}

/** Loads a chosen, dropped or shared file. */
export async function takeFile(file: Blob, isShared = false): Promise<void> {
  const named = { name: file instanceof File ? file.name : '', type: file.type }
  const isCurrent = begin({ phase: 'reading' })
  try {
    const position = await readPhotoPosition(file)
    const dataUrl = await shrinkPicture(file)
    if (isCurrent()) show({ dataUrl, isShared }, position)
  } catch {
    if (isCurrent()) setScan({ phase: 'idle', fault: pictureFault(named) })
    if (isShared) void dropPicture(isShared)
  }
}

/** Takes a picture from the camera. */
export async function takeFrame(video: HTMLVideoElement): Promise<void> {
  const isCurrent = begin(currentScan())
  try {
    const dataUrl = await shrinkPicture(video)
    if (isCurrent()) show({ dataUrl, isShared: false }, undefined)
  } catch {
    if (isCurrent()) setScan({ phase: 'idle', fault: FRAME_FAILED })
  }
}

/** Restores the picture stored on this device, unless there is another by now. */
export async function takeUpWaiting(): Promise<void> {
  const waiting = await readWaiting()
  if (waiting === undefined || currentScan().phase !== 'idle') return
  if (waiting instanceof Blob) await takeFile(waiting, true)
  else setScan({ phase: 'picture', picture: { dataUrl: waiting.dataUrl, isShared: false }, position: waiting.position })
}

/** Sets or removes the photo's position. */
export function setPosition(position: ScanPosition | undefined): void {
  const scan = currentScan()
  if (scan.phase === 'picture') show(scan.picture, position)
}

export async function analyze(): Promise<void> {
  const scan = currentScan()
  if (scan.phase !== 'picture') return
  const { picture, position } = scan
  const isCurrent = begin({ phase: 'analyzing', picture, position })
  asking = new AbortController()
  try {
    const body = { image: picture.dataUrl, ...(position && { position }) }
    const answer = await callApi(analyzeScan, { body }, { signal: asking.signal })
    if (isCurrent()) setScan(answered({ picture, position }, answer, NO_LOCATION_FOUND, nanoid()))
  } catch (error) {
    if (!isCurrent()) return
    setScan({
      phase: 'picture',
      picture,
      position,
      ...(!isSessionOver(error) && { fault: messageFor(error, ANALYSIS_FAILED) }),
    })
  }
}

export function stopAnalyzing(): void {
  const scan = currentScan()
  if (scan.phase === 'analyzing') begin({ phase: 'picture', picture: scan.picture, position: scan.position })
}

/** Shows another candidate. */
export function choosePlace(chosen: number): void {
  const scan = currentScan()
  if (scan.phase === 'result') setScan({ ...scan, chosen })
}

export function startOver(): void {
  const scan = currentScan()
  begin({ phase: 'idle' })
  void dropPicture('picture' in scan && scan.picture.isShared)
}
