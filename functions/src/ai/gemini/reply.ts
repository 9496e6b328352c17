import { z } from '@waymark/contract/zod'
import { AiError } from './ai-error.ts'

const Count = z.catch(z.int().check(z.gte(0), z.lte(10_000_000)), 0)

const FunctionCall = z.looseObject({
  id: z.optional(z.string()),
  name: z.string(),
  args: z.optional(z.record(z.string(), z.unknown())),
})

const ReplyPart = z.looseObject({
  text: z.optional(z.string()),
  thought: z.optional(z.boolean()),
  functionCall: z.optional(FunctionCall),
})
export type ReplyPart = z.infer<typeof ReplyPart>

const Candidate = z.object({
  content: z.optional(z.object({ parts: z.optional(z.array(ReplyPart)) })),
  finishReason: z.optional(z.string()),
})

/** An object of the API: a complete response, or one event of a stream. Only the fields used here are checked. */
const Reply = z.object({
  error: z.optional(z.object({ code: z.catch(z.int(), 0), details: z.optional(z.unknown()) })),
  promptFeedback: z.optional(z.object({ blockReason: z.optional(z.string()) })),
  candidates: z.optional(z.array(Candidate)),
  usageMetadata: z.optional(
    z.object({
      promptTokenCount: Count,
      candidatesTokenCount: Count,
      thoughtsTokenCount: Count,
      cachedContentTokenCount: Count,
    }),
  ),
  modelVersion: z.catch(z.optional(z.string()), undefined),
})
export type Reply = z.infer<typeof Reply>

export function readReply(raw: unknown): Reply {
  const reply = Reply.safeParse(raw)
  if (!reply.success) throw new AiError('protocol', 'an unknown shape', { retryable: true })
  return reply.data
}
