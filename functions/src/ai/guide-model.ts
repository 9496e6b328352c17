import { UnknownPlaceError, type TravelModel } from './travel-model.ts'

export const guideModel: TravelModel = {
  name: 'guide',
  async *planTrip() {
    throw new UnknownPlaceError()
  },
}
