import { useEffect, useState } from 'react'
import { hasMessages, onQuestion } from '../data/conversation.ts'

/** So near to the end the reader is at the end. */
const NEAR_PX = 120

const distanceToEnd = (): number => document.documentElement.scrollHeight - innerHeight - scrollY

export const scrollToEnd = (): void => scrollTo(0, document.documentElement.scrollHeight)

/**
 * Keeps the page at its end while the conversation grows, unless the reader has scrolled up; whoever asks something is
 * taken there again. @returns whether the page is at its end
 */
export function useStayAtEnd(): boolean {
  const [isShownAtEnd, setIsShownAtEnd] = useState(true)

  useEffect(() => {
    // The welcome alone is read from its heading on.
    let isAtEnd = hasMessages()
    let lastY = scrollY
    const look = () => {
      const hasGoneUp = scrollY < lastY
      lastY = scrollY
      if (distanceToEnd() < NEAR_PX) isAtEnd = true
      // Only going up leaves the end: the page may also have grown since it was scrolled there.
      else if (hasGoneUp) isAtEnd = false
      setIsShownAtEnd(isAtEnd)
    }
    const follow = () => (isAtEnd ? scrollToEnd() : look())
    const observer = new ResizeObserver(follow)
    observer.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    const stopListening = onQuestion(() => {
      isAtEnd = true
    })
    // The router has put the page where it was, or at its top.
    if (isAtEnd) scrollToEnd()
    return () => {
      observer.disconnect()
      removeEventListener('scroll', look)
      stopListening()
    }
  }, [])

  return isShownAtEnd
}
