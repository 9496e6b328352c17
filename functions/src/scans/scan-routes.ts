import { placeIdentifier } from '../ai/port/models.ts'
import { analyzeScan as analyze } from './analyze-scan.ts'
import type { HandlerOf } from '../handler.ts'

export const analyzeScan: HandlerOf<'analyzeScan'> = async ({ body }, { signal }) =>
  analyze(body, await placeIdentifier(), signal)
