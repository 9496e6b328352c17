import { createHash } from 'node:crypto'
import { write, type LogSeverity } from 'firebase-functions/logger'

/** Everything that a log line may hold. Bodies, addresses with their ids, names and mail addresses are not in it. */
export interface LogFields {
  readonly requestId?: string
  /** Method and path pattern of the endpoint, never the path that was called. */
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly uidHash?: string
  /** Kind of an error, its code or the developer's own words; never a message that may quote input. */
  readonly detail?: string
  /** Stack frames without the message above them. */
  readonly frames?: string
  readonly collection?: string
  readonly documentId?: string
  /** Of a fault in a browser: which build of the app, and what it read or was doing, in words of the code. */
  readonly build?: string
  readonly source?: string
  /** Of a request to a language model: what for, which model, how often tried, how it went, what it used and cost. */
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

/** Tells lines of one user apart without naming the user. */
export const hashOfUid = (uid: string): string => createHash('sha256').update(uid).digest('hex').slice(0, 12)

/**
 * What Error Reporting groups lines by; without a name of Google's own type it passes over a line whose message holds no
 * stack. https://cloud.google.com/error-reporting/docs/formatting-error-messages
 */
const reported = (message: string, { detail, frames }: LogFields) =>
  frames === undefined || frames === ''
    ? {}
    : {
        '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
        stack_trace: `${detail ?? 'Error'}: ${message}\n${frames}`,
      }

/** The line that is written. */
export const logEntry = (severity: LogSeverity, message: string, fields: LogFields) => ({
  severity,
  message,
  ...fields,
  ...(severity === 'ERROR' && reported(message, fields)),
})

export function log(severity: LogSeverity, message: string, fields: LogFields): void {
  write(logEntry(severity, message, fields))
}
