import { countOf } from '@waymark/domain/wording'

/** '3 guests', or '2 adults, 1 child' if some are children. */
export const guestWords = (guests: number, children = 0): string =>
  children === 0
    ? countOf(guests, 'guest')
    : `${countOf(guests - children, 'adult')}, ${countOf(children, 'child', 'children')}`
