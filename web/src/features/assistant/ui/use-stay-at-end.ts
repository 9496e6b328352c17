import { useEffect, useState } from 'react'
import { hasMessages, onQuestion } from '../data/conversation.ts'

/** Within this distance, the reader counts as being at the end. */
const NEAR_PX = 120

const distanceToEnd = (): number => document.documentElement.scrollHeight - innerHeight - scrollY

export const scrollToEnd = (): void => scrollTo(0, document.documentElement.scrollHeight)

/** Room above the last question for the bar of a phone. */
const ABOVE_PX = 80

/** Scroll position at which the last question is at the top. */
function lastQuestionY(): number {
  const question = [...document.querySelectorAll('[data-by=user]')].at(-1)
  return question === undefined ? Infinity : question.getBoundingClientRect().top + scrollY - ABOVE_PX
}

/**
 * Keeps the page scrolled to its end as the conversation grows, unless the reader has scrolled up; asking a question
 * scrolls down again. An answer that is longer than the window is read from its beginning: the page does not go on once
 * its question is at the top.
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
    const follow = () => {
      if (!isAtEnd) return look()
      const y = lastQuestionY()
      if (y >= document.documentElement.scrollHeight - innerHeight) return scrollToEnd()
      isAtEnd = false
      scrollTo(0, y)
      look()
    }
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
