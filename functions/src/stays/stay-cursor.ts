import { Accommodation } from '@waymark/contract/stays/accommodation'
import { z } from '@waymark/contract/zod'
import { AppError } from '../platform/app-error.ts'
import type { StayPosition } from './stays-store.ts'

const { featured, rating, id } = Accommodation.shape

const Position = z.tuple([featured, rating, id])

/** Where a page ended, as text that clients hand back without looking into it. */
export const stayCursor = (position: StayPosition): string =>
  Buffer.from(JSON.stringify([position.featured, position.rating, position.id])).toString('base64url')

export function positionOf(cursor: string): StayPosition {
  try {
    const [featured, rating, id] = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { featured, rating, id }
  } catch (cause) {
    const message = 'Invalid input'
    throw new AppError('invalid-argument', 'a cursor that no answer gave', {
      message,
      fields: { cursor: message },
      cause,
    })
  }
}
