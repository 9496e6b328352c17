import type { Trip } from '@waymark/contract/trips/trip'
import type { NewNotification } from '../users/notifications-store.ts'

type NamedTrip = Pick<Trip, 'id' | 'destination'>

export const joinedNotification = ({ id, destination }: NamedTrip, name: string): NewNotification => ({
  kind: 'trip-joined',
  subjectId: id,
  text: `${name} has joined your trip to ${destination}.`,
})

export const startsNotification = ({ id, destination }: NamedTrip): NewNotification => ({
  kind: 'trip-starts',
  subjectId: id,
  text: `Your trip to ${destination} starts tomorrow.`,
})
