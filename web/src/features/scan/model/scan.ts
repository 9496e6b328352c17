import type { ScanAnswer, ScanPosition } from '@waymark/contract/scans/scan-calls'
import type { LocationInfo } from '@waymark/contract/scans/scan'

const CHOOSE = 'Choose a JPEG, PNG or WebP photo.'

const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

const isPicture = ({ type }: Pick<File, 'type'>): boolean => type === '' || type.startsWith('image/')

/** What to tell about a file that the browser could not show as a picture. */
export function pictureFault(file: Pick<File, 'name' | 'type'>): string {
  if (isHeic(file)) return `This browser cannot read HEIC photos. ${CHOOSE}`
  if (!isPicture(file)) return `This file is not a photo. ${CHOOSE}`
  return `This photo could not be read. ${CHOOSE}`
}

/** '88%' for 0.876. */
export const percent = (confidence: number): string => `${Math.round(confidence * 100)}%`

/** A photo as it is shown and sent: at most 800x600, as the data URL of a JPEG. */
export interface Picture {
  readonly dataUrl: string
  /** Shared from another app, as opposed to taken or chosen here. */
  readonly isShared: boolean
}

interface WithPicture {
  readonly picture: Picture
  readonly position: ScanPosition | undefined
}

/** How far a scan has come. */
export type Scan =
  | { readonly phase: 'idle'; readonly fault?: string }
  | { readonly phase: 'reading' }
  | ({ readonly phase: 'picture'; readonly fault?: string } & WithPicture)
  | ({ readonly phase: 'analyzing' } & WithPicture)
  | ({ readonly phase: 'result' } & WithPicture & Result)

interface Result {
  /** What it is, then what else it could be. */
  readonly places: readonly LocationInfo[]
  /** The one that is shown. */
  readonly chosen: number
  readonly answeredBy: ScanAnswer['answeredBy']
  /** Names this result to the server, so that saving it twice keeps it once. */
  readonly key: string
  readonly saving: boolean
  /** Ids of those that were saved, by their place in `places`. */
  readonly savedIds: Readonly<Record<number, string>>
}

/** The scan once the server has answered: a result, or the photo again with what was said. */
export function answered(scan: WithPicture, answer: ScanAnswer, fallback: string, key: string): Scan {
  const { picture, position } = scan
  const { locationInfo, error = fallback, answeredBy, candidates = [] } = answer
  if (locationInfo === undefined) return { phase: 'picture', picture, position, fault: error }
  const places = [locationInfo, ...candidates]
  return { phase: 'result', picture, position, places, chosen: 0, answeredBy, key, saving: false, savedIds: {} }
}
