import { CONVERSATION_KEY } from '../../../config/storage-keys.ts'
import { isSigningOut } from '../../../shared/session/sign-out.ts'
import { readLocal, writeLocal } from '../../../shared/pwa/local-storage.ts'
import { Conversation } from '../model/message.ts'

/** Stores the conversation under the uid in local storage; signing out removes it. */
const keyOf = (uid: string): string => CONVERSATION_KEY + uid

export function readConversation(uid: string): Conversation | undefined {
  try {
    const parsed = Conversation.safeParse(JSON.parse(readLocal(keyOf(uid)) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

export function keepConversation(uid: string, conversation: Conversation): void {
  // Nothing may be written after sign-out has started.
  if (!isSigningOut()) writeLocal(keyOf(uid), JSON.stringify(conversation))
}

/**
 * Calls `onChange` when another tab has stored this account's conversation.
 * @returns a function that unsubscribes
 */
export function onKeptElsewhere(uid: string, onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === keyOf(uid) && event.newValue !== null) onChange()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
