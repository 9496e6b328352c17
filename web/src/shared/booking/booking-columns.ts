/**
 * Layout of a page with a booking bar. On wide screens the bar is a card in a column: at the lower edge it would cover
 * the title, which the picture pushes down.
 */
export const BOOKING_COLUMNS = 'lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-x-8'

export const BOOKING_BAR = [
  // Toasts stand above it (ui/toasts.css).
  'booking-bar',
  'sticky short:static bottom-edge z-20 mt-10 flex items-center justify-between gap-4',
  'rounded-card border border-line bg-surface px-5 py-4 shadow-lifted',
  'lg:top-22 lg:bottom-auto lg:mt-0 lg:flex-col lg:items-stretch lg:p-6 lg:shadow-card',
].join(' ')

/** Sizes of the picture in the other column. */
export const BOOKED_PICTURE_SIZES = '(width < 1024px) 100vw, 47rem'
