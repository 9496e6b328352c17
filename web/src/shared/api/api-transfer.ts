import type { Endpoint, InputOf, ResponseOf } from '@waymark/contract/endpoint'
import {
  accepted,
  encodedBody,
  headersOf,
  networkFailure,
  readJson,
  urlOf,
  type CallOptions,
  type Parts,
} from './api-client.ts'

interface TransferOptions extends CallOptions {
  /** Called with the number of bytes sent, and the total. */
  readonly onProgress: (sent: number, total: number) => void
}

/** Uses XMLHttpRequest, because fetch has no upload progress. */
function send(endpoint: Endpoint, parts: Parts, headers: Headers, options: TransferOptions): Promise<Response> {
  const { signal, onProgress } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, urlOf(endpoint, parts))
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('Content-Type') ?? 'text/plain'
      const { status, statusText, responseText } = request
      resolve(new Response(responseText, { status, statusText, headers: { 'Content-Type': type } }))
    })
    request.addEventListener('error', () => reject(networkFailure(new Error('XMLHttpRequest failed'))))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(encodedBody(parts))
  })
}

/**
 * Like `callApi`, with upload progress.
 * @throws ApiError; a DOMException if `signal` aborted the call
 */
export async function sendFiles<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: TransferOptions,
): Promise<ResponseOf<E>> {
  const headers = await headersOf(endpoint, options, 'application/json')
  options.signal?.throwIfAborted()
  const response = await send(endpoint, input as Parts, headers, options)
  return readJson(endpoint, await accepted(response, options))
}

/**
 * Downloads a private file of the signed-in user from this site.
 * @throws ApiError; a DOMException if `signal` aborted it
 */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<Blob> {
  try {
    const response = await fetch(address, { credentials: 'include', ...(signal === undefined ? {} : { signal }) })
    return await (await accepted(response)).blob()
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof TypeError ? networkFailure(error) : error
  }
}
