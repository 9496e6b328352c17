import { log } from '../../platform/logger.ts'
import type { AiErrorKind } from './ai-error.ts'
import type { AiTask, Usage } from './exchange.ts'

interface Call {
  readonly task: AiTask
  readonly model: string
  readonly attempt: number
  readonly ms: number
  readonly outcome: 'answered' | AiErrorKind
  readonly detail?: string
  readonly usage: Usage
  readonly modelVersion: string
  readonly costMicros: number
}

/** Refused means that the key, the model id or our request is wrong: somebody has to look. */
const severityOf = (outcome: Call['outcome'], isExpectedModel: boolean) =>
  outcome === 'refused' ? 'ERROR' : outcome === 'answered' && isExpectedModel ? 'INFO' : 'WARNING'

/** One line a request to the model: what it cost and how it went, nothing of what was said. */
export function logCall({ usage, modelVersion, detail, ...call }: Call): void {
  // Google answers with newer models under old names, with another price and other habits.
  const isExpectedModel = modelVersion === '' || modelVersion.startsWith(call.model)
  log(severityOf(call.outcome, isExpectedModel), 'model call', {
    ...call,
    modelVersion: modelVersion.slice(0, 60),
    promptTokens: usage.prompt,
    outputTokens: usage.output,
    thoughtTokens: usage.thoughts,
    cachedTokens: usage.cached,
    ...(detail !== undefined && { detail }),
  })
}
