/** The kind of request. It selects the model and appears in the log. */
export type AiTask = 'plan' | 'day' | 'scan' | 'chat' | 'packing'

/** A raw part of the model's turn, including the thought signatures that must be sent back. */
type RawPart = Readonly<Record<string, unknown>>

export type Part =
  | { readonly text: string }
  | { readonly image: { readonly mimeType: string; readonly base64: string } }
  | { readonly toolResult: { readonly id?: string | undefined; readonly name: string; readonly result: object } }
  | { readonly raw: RawPart }

export interface Turn {
  readonly role: 'user' | 'model'
  readonly parts: readonly Part[]
}

/** Gemini's subset of an OpenAPI 3.0 schema, without bounds, which zod checks. */
type WireSchema = Readonly<Record<string, unknown>>

export interface ToolDeclaration {
  readonly name: string
  readonly description: string
  readonly parameters?: WireSchema
}

/** A tool call by the model. Name and arguments are untrusted. */
export interface ToolCall {
  readonly id: string | undefined
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

export interface Ask {
  readonly task: AiTask
  /** The system instructions. They never contain user input. */
  readonly instructions: string
  readonly turns: readonly Turn[]
  /** If given, the answer is JSON with this schema. */
  readonly schema?: WireSchema
  readonly tools?: readonly ToolDeclaration[]
  /** Names of tools of which one must be called. */
  readonly mustUse?: readonly string[]
  /** Includes thinking: allow 2,000 to 4,000 tokens for it. */
  readonly maxOutputTokens: number
  /** For the whole call including retries. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Token counts as reported by Google. Thinking is charged like output. */
export interface Usage {
  readonly prompt: number
  readonly output: number
  readonly thoughts: number
  /** Prompt tokens that were served from the cache. */
  readonly cached: number
}

/** A complete answer. Everything in it is untrusted. */
export interface Answer {
  readonly text: string
  readonly calls: readonly ToolCall[]
  /** The model's turn, to be sent back with the next request. */
  readonly turn: Turn
  readonly usage: Usage
  /** The model that answered, as reported by the API. */
  readonly modelVersion: string
}
