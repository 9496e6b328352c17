import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Responds to one request. */
type Reply = (response: ServerResponse) => void | Promise<void>

type Service = 'wikidata' | 'overpass'

export interface OpenDataDouble {
  readonly wikidataUrl: string
  readonly overpassUrl: string
  /** All received requests, oldest first. */
  readonly requests: { readonly service: Service; readonly userAgent: string; readonly query: string }[]
  /** Responses for the next requests to a service, one each; the default is an empty result. */
  enqueue(service: Service, ...replies: Reply[]): void
  clear(): void
  close(): Promise<void>
}

const PATHS: Readonly<Record<string, Service>> = { '/sparql': 'wikidata', '/api/interpreter': 'overpass' }

const send =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

export const json = (value: unknown): Reply => send(200, JSON.stringify(value))

export const failures = {
  /** Both services' rate limit response. */
  tooMany: (seconds: number) => send(429, '<html>Too Many Requests</html>', { 'retry-after': String(seconds) }),
  /** Overpass without a free slot: an HTML page. */
  busy: () => send(504, '<html>The server is probably too busy to handle your request.</html>'),
  /** Overpass running out of time: status 200 and a partial result. */
  cutOff: (elements: readonly unknown[]) =>
    json({
      ...OVERPASS_HEAD,
      elements,
      remark: 'runtime error: Query timed out in "query" at line 1 after 9 seconds.',
    }),
  noJson: () => send(200, 'com.bigdata.rdf.sail.sparql.QueryTimeoutException'),
  silent: (): Reply => (response) => void response.socket?.destroy(),
  endless:
    (bytes: number): Reply =>
    (response) =>
      void response.writeHead(200).end('['.repeat(bytes)),
} as const

const OVERPASS_HEAD = {
  version: 0.6,
  generator: 'Overpass API 0.7.62.8',
  osm3s: {
    timestamp_osm_base: '2026-11-22T12:00:00Z',
    copyright:
      'The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.',
  },
} as const

/** Overpass's response to `out center tags`. */
export const elements = (...all: readonly object[]): Reply => json({ ...OVERPASS_HEAD, elements: all })

const literal = (value: string, more: object = {}) => ({ type: 'literal', value, ...more })

interface Item {
  readonly id: string
  readonly name: string
  readonly about?: string
  readonly classId: string
  readonly lat: number
  readonly lng: number
  readonly articles: number
}

/** Wikidata's response to a SELECT query, as application/sparql-results+json. */
export const items = (...all: readonly Item[]): Reply =>
  json({
    head: { vars: ['item', 'itemLabel', 'itemDescription', 'class', 'point', 'links'] },
    results: {
      bindings: all.map(({ id, name, about, classId, lat, lng, articles }) => ({
        item: { type: 'uri', value: `http://www.wikidata.org/entity/${id}` },
        class: { type: 'uri', value: `http://www.wikidata.org/entity/${classId}` },
        point: literal(`Point(${lng} ${lat})`, { datatype: 'http://www.opengis.net/ont/geosparql#wktLiteral' }),
        links: literal(String(articles), { datatype: 'http://www.w3.org/2001/XMLSchema#integer' }),
        itemLabel: literal(name, { 'xml:lang': 'en' }),
        ...(about !== undefined && { itemDescription: literal(about, { 'xml:lang': 'en' }) }),
      })),
    },
  })

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** A local double of both services with their real response formats. */
export async function startOpenDataDouble(): Promise<OpenDataDouble> {
  const queues: Record<Service, Reply[]> = { wikidata: [], overpass: [] }
  const requests: OpenDataDouble['requests'] = []
  const empty: Readonly<Record<Service, Reply>> = { wikidata: items(), overpass: elements() }
  const server = createServer((request, response) => {
    void (async () => {
      const service = PATHS[request.url ?? '']
      const form = await formOf(request)
      const query = form.get('query') ?? form.get('data')
      if (service === undefined || query === null || request.method !== 'POST') return send(400, '{}')(response)
      requests.push({ service, userAgent: request.headers['user-agent'] ?? '', query })
      return (queues[service].shift() ?? empty[service])(response)
    })()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    wikidataUrl: `${origin}/sparql`,
    overpassUrl: `${origin}/api/interpreter`,
    requests,
    enqueue: (service, ...replies) => void queues[service].push(...replies),
    clear() {
      requests.length = 0
      queues.wikidata.length = 0
      queues.overpass.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
