import { chatModel } from '../ai/port/models.ts'
import { chat } from './chat.ts'
import { factsOf } from '../trips/traveller-facts.ts'
import type { HandlerOf } from '../handler.ts'

export const askAssistant: HandlerOf<'askAssistant'> = async ({ body }, { caller, signal, emit }) =>
  chat(body, { facts: factsOf(caller.uid), model: await chatModel(), signal, emit })
