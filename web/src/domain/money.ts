const withCommas = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/**
 * '$2,560.00' for an amount in cents. Written out, since a browser takes 20 to 35 ms to make its first number format,
 * which is longer than React takes for a screen full of prices.
 */
export function formatExactCents(cents: number): string {
  const [whole = '', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}$${withCommas(whole)}.${fraction}`
}

/** '$1,234' or '$12.50' for an amount in cents: cents are shown only when there are any. */
export const formatCents = (cents: number): string => formatExactCents(cents).replace(/\.00$/, '')
