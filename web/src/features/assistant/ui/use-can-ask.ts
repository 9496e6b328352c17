import { useOnline } from '../../../shared/pwa/online.ts'
import { useAnswering } from '../data/conversation.ts'

/** Whether a message can be sent right now: one at a time, and with a network. */
export function useCanAsk(): boolean {
  const online = useOnline()
  const answering = useAnswering()
  return online && answering === undefined
}
