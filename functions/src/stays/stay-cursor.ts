import { Accommodation } from '@waymark/contract/stays/accommodation'
import { z } from '@waymark/contract/zod'
import { AppError } from '../platform/app-error.ts'
import { fieldsOfOrder, type StayOrder, type StayPosition } from './stays-store.ts'

/** An opaque cursor for the position where a page ended. */
export const stayCursor = (position: StayPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

export function positionOf(cursor: string, order: StayOrder): StayPosition {
  const shapes = fieldsOfOrder(order).map((field) => Accommodation.shape[field])
  try {
    const sent: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const values = z.array(z.unknown()).check(z.length(shapes.length)).parse(sent)
    return shapes.map((shape, index) => shape.parse(values[index]))
  } catch (cause) {
    const message = 'Invalid input'
    throw new AppError('invalid-argument', 'a cursor that no answer gave', {
      message,
      fields: { cursor: message },
      cause,
    })
  }
}
