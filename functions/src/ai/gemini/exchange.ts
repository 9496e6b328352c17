/** What is asked of the model. It picks the model id, and the log names it. */
export type AiTask = 'plan' | 'day' | 'scan' | 'chat' | 'packing'

/** A part of a turn of the model as it came, with the signatures that it wants to see again. */
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

/** A schema as the model takes it: the subset of OpenAPI 3.0 that Gemini knows, without bounds, which zod checks. */
type WireSchema = Readonly<Record<string, unknown>>

export interface ToolDeclaration {
  readonly name: string
  readonly description: string
  readonly parameters?: WireSchema
}

/** A tool that the model wants to be used. Name and arguments are untrusted. */
export interface ToolCall {
  readonly id: string | undefined
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

export interface Ask {
  readonly task: AiTask
  /** All rules. Texts of other people have no place here. */
  readonly instructions: string
  readonly turns: readonly Turn[]
  /** When it is there, the answer is JSON in this shape. */
  readonly schema?: WireSchema
  readonly tools?: readonly ToolDeclaration[]
  /** Names of the tools of which one must be used. */
  readonly mustUse?: readonly string[]
  /** Thinking counts too: leave room for 2,000 to 4,000 tokens of it. */
  readonly maxOutputTokens: number
  /** For all of the call, with its retries. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Tokens as Google counts them. Thoughts cost as much as output. */
export interface Usage {
  readonly prompt: number
  readonly output: number
  readonly thoughts: number
  /** How many of the prompt's were cached. */
  readonly cached: number
}

/** A whole answer. Everything in it is untrusted. */
export interface Answer {
  readonly text: string
  readonly calls: readonly ToolCall[]
  /** What the model said, to be handed back with the next question. */
  readonly turn: Turn
  readonly usage: Usage
  /** The model that answered, in its own words. */
  readonly modelVersion: string
}
