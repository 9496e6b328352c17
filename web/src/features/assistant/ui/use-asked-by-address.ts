import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isHandedOver } from '../../../config/paths.ts'
import { addToDraft, send, setDraft, useAnswering } from '../data/conversation.ts'

const DELAY_MS = 500

/** Puts the question in the URL into the draft. The user decides whether to send it. */
export function useDraftedByAddress(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const text = new URLSearchParams(search).get('draft')?.trim() ?? ''
  useEffect(() => {
    if (text === '') return
    addToDraft(text)
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [text, pathname, navigate])
}

/**
 * Sends the question in the URL once: it is removed from the URL, so that reloading or going back does not send it
 * again. It waits while another question is being answered. Anybody can write a link, so only questions handed over by
 * a screen of this app are sent; others go into the draft.
 */
export function useAskedByAddress(): void {
  const { key, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // On a slow device, the answer may arrive before React has rendered the changed URL.
  const sentFrom = useRef<string>(undefined)
  const isOwn = isHandedOver(state)
  const isBusy = useAnswering() !== undefined
  const question = new URLSearchParams(search).get('q')?.trim() ?? ''
  useEffect(() => {
    if (question === '' || sentFrom.current === key) return undefined
    if (!isOwn) {
      addToDraft(question)
      void navigate(pathname, { replace: true, preventScrollReset: true })
      return undefined
    }
    if (isBusy) return undefined
    const timer = setTimeout(() => {
      sentFrom.current = key
      void navigate(pathname, { replace: true, preventScrollReset: true })
      // Offline, it stays in the draft.
      if (!send(question)) setDraft(question)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [question, isOwn, isBusy, key, pathname, navigate])
}
