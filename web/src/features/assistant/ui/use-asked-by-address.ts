import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isHandedOver } from '../../../config/paths.ts'
import { addToDraft, send, setDraft, useAnswering } from '../data/conversation.ts'

const DELAY_MS = 500

/** Puts a text that the address brings into the text box. Nobody has decided yet to send it. */
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
 * Sends the question that the address brings, once: it leaves the address as it is sent, so that neither a reload nor the
 * way back sends it again. While another question is being answered it waits. Anybody can write a link: what a screen of
 * this app has not handed over waits in the text box, for the traveller to send or not.
 */
export function useAskedByAddress(): void {
  const { key, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // On a slow device the answer can be there before React has drawn the address without the question.
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
      // Without a network it waits in the text box.
      if (!send(question)) setDraft(question)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [question, isOwn, isBusy, key, pathname, navigate])
}
