import { chatModel } from '../../ai/models.ts'
import { chat } from '../../services/chat.ts'
import { factsOf } from '../../services/traveller-facts.ts'
import type { HandlerOf } from '../handler.ts'

export const askAssistant: HandlerOf<'askAssistant'> = async ({ body }, { caller, signal, tell }) =>
  chat(body, { facts: factsOf(caller.uid), model: await chatModel(), signal, tell })
