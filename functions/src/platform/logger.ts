import { createHash } from 'node:crypto'
import { write, type LogSeverity } from 'firebase-functions/logger'

/** All fields that a log line may have. No bodies, URLs with ids, names or e-mail addresses. */
export interface LogFields {
  readonly requestId?: string
  /** Method and path pattern of the endpoint, never the actual path. */
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly uidHash?: string
  /** Kind or code of an error, or a developer's message; never a message that may quote input. */
  readonly detail?: string
  /** Stack frames without the error message. */
  readonly frames?: string
  readonly collection?: string
  readonly documentId?: string
  /** For browser errors: the app's build, and what it read or was doing, as named in the code. */
  readonly build?: string
  readonly source?: string
  /** For model requests: task, model, attempt, outcome, tokens and cost. */
  readonly task?: string
  readonly model?: string
  readonly modelVersion?: string
  readonly attempt?: number
  readonly outcome?: string
  readonly promptTokens?: number
  readonly outputTokens?: number
  readonly thoughtTokens?: number
  readonly cachedTokens?: number
  /** Millionths of a US dollar. */
  readonly costMicros?: number
}

/** Distinguishes users in the log without identifying them. */
export const hashOfUid = (uid: string): string => createHash('sha256').update(uid).digest('hex').slice(0, 12)

/**
 * Error Reporting groups lines by their stack; without this type name it ignores lines whose message contains no stack.
 * https://cloud.google.com/error-reporting/docs/formatting-error-messages
 */
const reported = (message: string, { detail, frames }: LogFields) =>
  frames === undefined || frames === ''
    ? {}
    : {
        '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
        stack_trace: `${detail ?? 'Error'}: ${message}\n${frames}`,
      }

export const logEntry = (severity: LogSeverity, message: string, fields: LogFields) => ({
  severity,
  message,
  ...fields,
  ...(severity === 'ERROR' && reported(message, fields)),
})

export function log(severity: LogSeverity, message: string, fields: LogFields): void {
  write(logEntry(severity, message, fields))
}
