import { packingModel } from '../ai/port/models.ts'
import { generatePackingList as generate } from './generate-packing-list.ts'
import type { HandlerOf } from '../handler.ts'

export const generatePackingList: HandlerOf<'generatePackingList'> = async ({ body }, { signal }) =>
  generate(body, { model: await packingModel(), signal })
