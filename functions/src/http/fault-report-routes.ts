import type { FaultReport } from '@waymark/contract/fault-report-calls'
import { log, type LogFields } from '../platform/logger.ts'
import type { HandlerOf } from '../handler.ts'

function fieldsOf({ build, fault }: FaultReport): LogFields {
  if (fault.kind === 'failed') {
    const detail = [fault.name, fault.code].filter((part) => part !== undefined).join(' ')
    return { build, source: fault.during, detail }
  }
  const detail = fault.faults.map(({ path, code }) => `${path} ${code}`).join(', ')
  return { build, source: fault.source, detail }
}

/** A browser's report becomes one log line; alerts watch for its message. */
export const reportFault: HandlerOf<'reportFault'> = ({ body }) => {
  const { kind } = body.fault
  log('WARNING', kind === 'unreadable' ? 'A browser could not read' : 'A browser met an error', fieldsOf(body))
  return Promise.resolve({ message: 'Noted' })
}
