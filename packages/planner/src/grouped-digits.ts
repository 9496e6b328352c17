/** '1,250,000'. The formats of Intl take milliseconds to make. */
export const groupedDigits = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
