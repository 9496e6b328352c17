import type { DateOfDay } from '@waymark/domain/itinerary'
import { useEffect, useState } from 'react'

/** Margins of the reading area in the viewport. */
const READ = '-30% 0px -60% 0px'

/**
 * The key of the day that stands where somebody reads; null on the rest of the page.
 * @param sectionOf the id of the section of a day
 */
export function useShownDay(days: readonly DateOfDay[], sectionOf: (day: number) => string): number | null {
  const keys = days.map(({ key }) => key).join(' ')
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    const sections = new Map<Element, number>()
    for (const day of keys.split(' ').map(Number)) {
      const section = document.getElementById(sectionOf(day))
      if (section !== null) sections.set(section, day)
    }
    const crossing = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target)
          else crossing.delete(target)
        }
        const [first] = crossing
        setShown(first === undefined ? null : (sections.get(first) ?? null))
      },
      { rootMargin: READ },
    )
    for (const section of sections.keys()) observer.observe(section)
    return () => observer.disconnect()
  }, [keys, sectionOf])
  return shown
}
