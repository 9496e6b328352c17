import { dayModel } from '../ai/port/models.ts'
import type { HandlerOf } from '../handler.ts'
import { proposeDay } from './propose-day.ts'
import { asEditor } from './trip-access.ts'
import { readTrip } from './trips-store.ts'

export const proposeTripDay: HandlerOf<'proposeTripDay'> = async ({ params }, { caller, signal }) => {
  const trip = asEditor(await readTrip(params.id), caller.uid)
  return proposeDay(trip, params.day, { model: await dayModel(), signal })
}
