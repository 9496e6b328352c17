import { sightsNear, type NearSight } from '@waymark/atlas/landmarks/sights-near'
import { landmarksAround } from '../guide/identify-place.ts'
import type { IdentifiedPlace, PlaceIdentifier, ScanQuestion } from '../port/place-identifier.ts'
import { AiError } from './ai-error.ts'
import { ask } from './client.ts'
import { validateScan } from './validate-scan.ts'
import { SCAN_INSTRUCTIONS, scanTurn } from './scan-prompt.ts'
import { SCAN_SCHEMA, WireScan } from './scan-wire.ts'

/** The distance at which a tower can be seen across a town. */
const SEEN_METERS = 5_000
const MAX_BLUR_METERS = 25_000
const MOST_OFFERED = 20

/** Including thinking. */
const MAX_OUTPUT_TOKENS = 5_000
const TIMEOUT_MS = 40_000

function offeredAround({ position }: ScanQuestion): Map<string, NearSight> {
  if (position === undefined) return new Map()
  const blur = Math.min(position.accuracyMeters ?? 0, MAX_BLUR_METERS)
  const near = sightsNear(position, SEEN_METERS + blur).slice(0, MOST_OFFERED)
  return new Map(near.map((sight, index) => [`s${index + 1}`, sight]))
}

function parsed(text: string): WireScan {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new AiError('protocol', 'the answer is no JSON')
  }
  const wire = WireScan.safeParse(json)
  if (!wire.success) throw new AiError('protocol', 'the answer does not fit its schema')
  return wire.data
}

async function identify(question: ScanQuestion): Promise<IdentifiedPlace | undefined> {
  const offered = offeredAround(question)
  const { text } = await ask({
    task: 'scan',
    instructions: SCAN_INSTRUCTIONS,
    turns: [scanTurn(question, offered)],
    schema: SCAN_SCHEMA,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    timeoutMs: TIMEOUT_MS,
    signal: question.signal,
  })
  const { position } = question
  return validateScan(parsed(text), { position, offered, byPosition: landmarksAround(question) })
}

/**
 * Recognises a photo with Gemini, which chooses from nearby sights or names another. Facts come from the guide where
 * available.
 */
export const geminiPlaceIdentifier: PlaceIdentifier = { name: 'gemini', identify }
