import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

/** The fields of a request that the double uses. */
export interface WireBody {
  readonly contents?: readonly {
    readonly role?: string
    readonly parts?: readonly { readonly text?: string; readonly [key: string]: unknown }[]
  }[]
  readonly systemInstruction?: unknown
  readonly generationConfig?: {
    readonly responseMimeType?: string
    readonly responseSchema?: Schema
    readonly [key: string]: unknown
  }
  readonly [key: string]: unknown
}

export interface Schema {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly propertyOrdering?: readonly string[]
}

/** A request received by the double. */
export interface Call {
  readonly url: string
  readonly model: string
  readonly task: string
  readonly isStream: boolean
  readonly headers: IncomingHttpHeaders
  readonly body: WireBody
  readonly raw: string
  readonly request: IncomingMessage
}

/** Responds to one request. */
export type Reply = (call: Call, response: ServerResponse) => void | Promise<void>
