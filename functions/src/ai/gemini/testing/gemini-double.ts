import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from './answers.ts'
import type { Call, Reply, WireBody } from './call.ts'
import { badKey, error } from './failures.ts'
import { complaintAbout } from './google-checks.ts'
import { sample } from './sample.ts'

export interface GeminiDouble {
  readonly url: string
  /** All received requests, oldest first. */
  readonly requests: Call[]
  /** Responses for the next requests, one each. */
  enqueue(...replies: Reply[]): void
  /** Clears requests and replies. */
  clear(): void
  close(): Promise<void>
}

interface DoubleOptions {
  readonly port?: number
  /** If given, other API keys are refused. */
  readonly apiKey?: string
  /** The response when nothing is enqueued. */
  readonly answer?: Reply
}

/** A value that fits the schema; without a schema, the prompt. */
const echo: Reply = (call, response) => {
  const schema = call.body.generationConfig?.responseSchema
  const asked = call.body.contents?.at(-1)?.parts?.map((part) => part.text ?? '')
  return text(schema ? JSON.stringify(sample(schema)) : `echo: ${asked?.join(' ')}`)(call, response)
}

const PATH = /^\/v1beta\/(models\/[^:/]+):(generateContent|streamGenerateContent)(?:\?alt=sse)?$/

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

async function read(request: IncomingMessage): Promise<Call | undefined> {
  const raw = await bodyOf(request)
  const { url = '', headers } = request
  const [, model, task] = PATH.exec(url) ?? []
  if (request.method !== 'POST' || model === undefined || task === undefined) return undefined
  const body = JSON.parse(raw) as WireBody
  return { url, model, task, isStream: task === 'streamGenerateContent', headers, body, raw, request }
}

/** A local double of Gemini's REST API. It gives enqueued responses and validates requests as the API does. */
export async function startGeminiDouble({
  port = 0,
  apiKey,
  answer = echo,
}: DoubleOptions = {}): Promise<GeminiDouble> {
  const queue: Reply[] = []
  const requests: Call[] = []

  const replyTo = (call: Call): Reply => {
    if (apiKey !== undefined && call.headers['x-goog-api-key'] !== apiKey) return badKey()
    const complaint = complaintAbout(call.body)
    return complaint === undefined ? (queue.shift() ?? answer) : error(400, complaint)
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await read(request)
    if (call === undefined) {
      response.writeHead(404).end()
      return
    }
    requests.push(call)
    await replyTo(call)(call, response)
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    enqueue: (...replies) => void queue.push(...replies),
    clear() {
      queue.length = 0
      requests.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
