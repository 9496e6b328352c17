import { guidePlaceIdentifier } from '../../ai/guide/identify-place.ts'
import { analyzeScan as analyze } from '../../services/analyze-scan.ts'
import type { HandlerOf } from '../handler.ts'

export const analyzeScan: HandlerOf<'analyzeScan'> = ({ body }) =>
  analyze(body, guidePlaceIdentifier, new AbortController().signal)
