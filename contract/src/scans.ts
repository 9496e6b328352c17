import { LIMITS } from './limits.ts'
import { Id, Instant, requiredText, text, Uid } from './primitives.ts'
import { z } from './zod.ts'

/** `scanResults/{id}`: a landmark that the traveller identified and kept. */
export const ScanResult = z.strictObject({
  id: Id,
  userId: Uid,
  locationName: requiredText(LIMITS.title),
  category: requiredText(100),
  description: text(LIMITS.longText),
  /** 0 to 1. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
  createdAt: Instant,
})
export type ScanResult = z.infer<typeof ScanResult>
