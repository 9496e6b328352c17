import { askAssistant as endpoint, type ChatReply, type ChatRequest } from '@waymark/contract/assistant/assistant-calls'
import { callApiInPieces } from '../../../shared/api/api-stream.ts'

// api: the server asks the model, or the guide
export const askAssistant = (
  body: ChatRequest,
  options: { readonly signal: AbortSignal; readonly onText: (text: string) => void },
): Promise<ChatReply> => callApiInPieces(endpoint, { body }, options)
