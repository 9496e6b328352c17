/** Emulator-only routes: rules, clearing, export and import, counts of reads and writes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FirestoreService, Json } from '../service.ts'
import { FirestoreError } from '../service.ts'
import { coveragePage } from '../../rules/coverage-page.ts'
import { isMessage, messageAt, messagesAt, textAt } from '../core/message.ts'

const RULES = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/
const COVERAGE = /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage(\.html)?$/
const DATABASE = /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents$/
const TRANSFER = /^\/emulator\/v1\/projects\/[^/:]+:(export|import)$/

const issueOf = (severity: 'ERROR' | 'WARNING', description: string, line: number, column: number): Json => ({
  severity,
  description,
  sourcePosition: { line, column },
})

/** The Firebase CLI asks for problems to be listed instead of refused. */
function setRules(service: FirestoreService, project: string, body: Json): Json {
  const files = messagesAt(messageAt(body, 'rules') ?? {}, 'files')
  const source = files.map((file) => textAt(file, 'content')).join('\n')
  try {
    const issues = service
      .setRules(project, source)
      .map(({ message, line, column }) => issueOf('WARNING', message, line, column))
    return issues.length > 0 ? { issues } : {}
  } catch (error) {
    if (!(error instanceof FirestoreError) || body['ignore_errors'] !== true) throw error
    const [, line = '0', column = '0'] = /^(\d+):(\d+)/.exec(error.message) ?? []
    return { issues: [issueOf('ERROR', error.message, Number(line), Number(column))] }
  }
}

/** Where the Firebase CLI looks for the export, and what it hands back as `--seed_from_export`. */
function exportFile(body: Json): string {
  const name = textAt(body, 'export_name')
  const directory = join(textAt(body, 'export_directory'), name)
  mkdirSync(directory, { recursive: true })
  return join(directory, `${name}.overall_export_metadata`)
}

function exportedIn(file: string): Json | undefined {
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isMessage(data) && Array.isArray(data['databases']) ? data : undefined
  } catch {
    return undefined
  }
}

/**
 * @param file as written by an export
 * @throws FirestoreError INVALID_ARGUMENT when it is missing or something else
 */
export async function importFile(service: FirestoreService, file: string): Promise<void> {
  const data = exportedIn(file)
  if (!data) throw new FirestoreError('INVALID_ARGUMENT', `${file} is not an export of this emulator.`)
  await service.importData(data)
}

async function transfer(service: FirestoreService, direction: string, body: Json): Promise<Json> {
  if (direction === 'export') writeFileSync(exportFile(body), JSON.stringify(service.exportData()))
  else await importFile(service, textAt(body, 'file'))
  return {}
}

/** The report of what expressions came to, as a page; undefined when another route or nothing is asked for. */
export function coveragePageFor(service: FirestoreService, path: string): string | undefined {
  const [, project, isPage] = COVERAGE.exec(path) ?? []
  const report = project === undefined || isPage === undefined ? undefined : service.ruleCoverage(project)
  return report && coveragePage(report)
}

/** @returns the answer, or undefined when there is no such route */
export async function answerEmulator(
  service: FirestoreService,
  method: string,
  path: string,
  body: Json,
): Promise<Json | undefined> {
  if (method === 'GET' && path === '/emulator/v1/readCount')
    return { count: service.readCount(), writes: service.writeCount() }
  const [, rulesProject] = RULES.exec(path) ?? []
  if (method === 'PUT' && rulesProject !== undefined) return setRules(service, rulesProject, body)
  const [, coverageProject] = COVERAGE.exec(path) ?? []
  if (method === 'GET' && coverageProject !== undefined) return { ...service.ruleCoverage(coverageProject) }
  const [, project, database] = DATABASE.exec(path) ?? []
  if (method === 'DELETE' && project !== undefined && database !== undefined) {
    await service.clear(project, database)
    return {}
  }
  const [, direction] = TRANSFER.exec(path) ?? []
  return method === 'POST' && direction !== undefined ? transfer(service, direction, body) : undefined
}
