import type { ScanAnswer, ScanPosition } from '@waymark/contract/scans/scan-calls'
import type { LocationInfo } from '@waymark/contract/scans/scan'

const CHOOSE = 'Choose a JPEG, PNG or WebP photo.'

const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

const isPicture = ({ type }: Pick<File, 'type'>): boolean => type === '' || type.startsWith('image/')

/** The message for a file that the browser cannot decode. */
export function pictureFault(file: Pick<File, 'name' | 'type'>): string {
  if (isHeic(file)) return `This browser cannot read HEIC photos. ${CHOOSE}`
  if (!isPicture(file)) return `This file is not a photo. ${CHOOSE}`
  return `This photo could not be read. ${CHOOSE}`
}

/** '88%' for 0.876. */
export const percent = (confidence: number): string => `${Math.round(confidence * 100)}%`

/** A photo as displayed and sent: at most 800x600, as a JPEG data URL. */
export interface Picture {
  readonly dataUrl: string
  /** Whether it was shared by another app. */
  readonly isShared: boolean
}

export interface WithPicture {
  readonly picture: Picture
  readonly position: ScanPosition | undefined
}

/** State of a scan. */
export type Scan =
  | { readonly phase: 'idle'; readonly fault?: string }
  | { readonly phase: 'reading' }
  | ({ readonly phase: 'picture'; readonly fault?: string } & WithPicture)
  | ({ readonly phase: 'analyzing' } & WithPicture)
  | ({ readonly phase: 'result' } & WithPicture & Result)

export interface Result {
  /** The candidates, most likely first. */
  readonly places: readonly LocationInfo[]
  /** Index of the displayed one. */
  readonly chosen: number
  readonly answeredBy: ScanAnswer['answeredBy']
  /** Indexes of those that the user has named. */
  readonly named: readonly number[]
  /** Idempotency key for saving this result. */
  readonly key: string
  readonly saving: boolean
  /** Ids of saved candidates by index. */
  readonly savedIds: Readonly<Record<number, string>>
}

/** The state after the server's response: a result, or the photo with a message. */
export function answered(scan: WithPicture, answer: ScanAnswer, fallback: string, key: string): Scan {
  const { picture, position } = scan
  const { locationInfo, error = fallback, answeredBy, candidates = [] } = answer
  if (locationInfo === undefined) return { phase: 'picture', picture, position, fault: error }
  const places = [locationInfo, ...candidates]
  return {
    phase: 'result',
    picture,
    position,
    places,
    chosen: 0,
    answeredBy,
    named: [],
    key,
    saving: false,
    savedIds: {},
  }
}
