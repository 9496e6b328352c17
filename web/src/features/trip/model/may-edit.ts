import type { Trip } from '@waymark/contract/trips/trip'

/** Whether the rules take changes of this person: owners and editors, once the trip is planned and kept as stops. */
export const mayEdit = ({ roles, stops, progress }: Pick<Trip, 'roles' | 'stops' | 'progress'>, uid: string): boolean =>
  stops !== undefined && progress.state !== 'planning' && (roles[uid] === 'owner' || roles[uid] === 'editor')
