import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../storage/main.ts', import.meta.url))

type Message = Readonly<Record<string, unknown>>

/** A file as storage rules see it. */
interface StoredFile {
  readonly name: string
  readonly size?: number
  readonly contentType?: string | null
  readonly metadata?: Readonly<Record<string, string>>
  readonly timeCreated?: Date
}

export interface Verification {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete'
  /** Below the bucket. */
  readonly file: string
  readonly uid?: string | undefined
  readonly claims?: Readonly<Record<string, unknown>>
  readonly before?: StoredFile
  readonly after?: StoredFile
}

/** Documents that the runtime may ask for, by path: fields in proto3 JSON. */
export type Documents = Readonly<Record<string, Message>>

/** As firebase-tools writes values for the runtime (lib/emulator/storage/rules/runtime.js, toExpressionValue). */
function toExpressionValue(value: unknown): Message {
  if (typeof value === 'string') return { string_value: value }
  if (typeof value === 'boolean') return { bool_value: value }
  if (typeof value === 'number') return Number.isInteger(value) ? { int_value: value } : { float_value: value }
  if (value instanceof Date) return { timestamp_value: value.toISOString() }
  if (Array.isArray(value)) return { list_value: { values: value.map(toExpressionValue) } }
  if (typeof value !== 'object' || value === null) return { null_value: null }
  const fields = Object.entries(value).map(([key, inner]) => [key, toExpressionValue(inner)])
  return { map_value: { fields: Object.fromEntries(fields) } }
}

export interface StorageRuntime {
  /** The answer to `load_ruleset`: `errors`, or `result.rulesVersion`. */
  load(name: string, source: string): Promise<Message>
  /** Whether the rules permit it. `asked` collects the documents that were asked for. */
  permits(ruleset: string, verification: Verification, documents?: Documents, asked?: string[]): Promise<boolean>
  send(message: Message): Promise<Message>
  close(): Promise<number | null>
}

/** Starts the runtime as a process and speaks with it as firebase-tools does. */
export async function startStorageRuntime(): Promise<StorageRuntime> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const waiting = new Map<unknown, (message: Message) => void>()
  const arrival = (id: unknown) => new Promise<Message>((resolve) => waiting.set(id, resolve))
  let count = 0

  createInterface({ input: child.stdout }).on('line', (line) => {
    // Lines that are no JSON are for the log.
    if (!line.startsWith('{')) return
    const message: Message = JSON.parse(line)
    const id = message['id'] ?? message['server_request_id']
    const resolve = waiting.get(id)
    waiting.delete(id)
    resolve?.(message)
  })

  const send = (message: Message, id: number = (count += 1)): Promise<Message> => {
    const answer = arrival(id)
    child.stdin.write(`${JSON.stringify({ ...message, id })}\n`)
    return answer
  }

  await arrival(-1)

  return {
    send,
    load: (name, source) =>
      send({
        action: 'load_ruleset',
        context: { rulesetName: name, source: { files: [{ name: 'storage.rules', content: source }] } },
      }),
    async permits(ruleset, verification, documents = {}, asked = []) {
      const { method, file, uid, claims = {}, before, after } = verification
      const path = `/b/demo.appspot.com/o/${file}`
      const segments = path.split('/').slice(1)
      const auth = uid === undefined ? null : { uid, token: { ...claims, sub: uid } }
      const request = {
        auth: toExpressionValue(auth),
        path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
        resource: toExpressionValue(after),
        time: toExpressionValue(new Date()),
      }
      const variables = { request: { map_value: { fields: request } }, resource: toExpressionValue(before) }
      const context = { rulesetName: ruleset, service: 'firebase.storage', path, method, variables }
      let answer = await send({ action: 'verify', context })
      while (answer['action'] === 'fetch_firestore_document') {
        const { path: wanted } = answer['context'] as { path: string }
        asked.push(wanted)
        const fields = documents[wanted]
        const found = { result: { name: `projects/demo${wanted}`, fields }, status: 'ok', warnings: [], errors: [] }
        const id = Number(answer['server_request_id'])
        answer = await send(fields === undefined ? { status: 'not_found', warnings: [], errors: [] } : found, id)
      }
      const { permit } = answer['result'] as { permit: boolean }
      return permit
    },
    close() {
      child.kill('SIGINT')
      return exit
    },
  }
}
