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

/** 'refused' means that API key, model id or request is wrong, which somebody must fix. */
const severityOf = (outcome: Call['outcome'], isExpectedModel: boolean) =>
  outcome === 'refused' ? 'ERROR' : outcome === 'answered' && isExpectedModel ? 'INFO' : 'WARNING'

/** Logs one line per request with its cost and outcome, never its content. */
export function logCall({ usage, modelVersion, detail, ...call }: Call): void {
  // Google may serve a newer model under an old name, with other prices and behaviour.
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
