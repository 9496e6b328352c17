import type { ChatModel } from '../port/chat-model.ts'
import { chattingModel } from './chat-maker.ts'
import { stream } from './client.ts'

/** Answers with Gemini. */
export const geminiChat: ChatModel = chattingModel({ stream })
