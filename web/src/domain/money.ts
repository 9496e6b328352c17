const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const EXACT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** '$1,234' or '$12.50' for an amount in cents: cents are shown only when there are any. */
export const formatCents = (cents: number): string => (cents % 100 === 0 ? WHOLE : EXACT).format(cents / 100)
