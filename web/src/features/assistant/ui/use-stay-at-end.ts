import { useEffect, useState } from 'react'
import { hasMessages, onQuestion } from '../data/conversation.ts'

/** Within this distance, the reader counts as being at the end. */
const NEAR_PX = 120

const distanceToEnd = (): number => document.documentElement.scrollHeight - innerHeight - scrollY

export const scrollToEnd = (): void => scrollTo(0, document.documentElement.scrollHeight)

/**
 * Keeps the page scrolled to its end as the conversation grows, unless the reader has scrolled up; asking a question
 * scrolls down again.
 * @returns whether the page is at its end
 */
export function useStayAtEnd(): boolean {
  const [isShownAtEnd, setIsShownAtEnd] = useState(true)

  useEffect(() => {
    // Without messages, the page starts at its heading.
    let isAtEnd = hasMessages()
    let lastY = scrollY
    const look = () => {
      const hasGoneUp = scrollY < lastY
      lastY = scrollY
      const isNear = distanceToEnd() < NEAR_PX
      if (isNear) isAtEnd = hasMessages()
      // Only scrolling up leaves the end: the page may also have grown since.
      else if (hasGoneUp) isAtEnd = false
      setIsShownAtEnd(isNear || isAtEnd)
    }
    const follow = () => (isAtEnd ? scrollToEnd() : look())
    const observer = new ResizeObserver(follow)
    observer.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    const stopListening = onQuestion(() => {
      isAtEnd = true
    })
    // The router has restored the scroll position, or scrolled to the top.
    if (isAtEnd) scrollToEnd()
    return () => {
      observer.disconnect()
      removeEventListener('scroll', look)
      stopListening()
    }
  }, [])

  return isShownAtEnd
}
