/** The browser has no atlas tables: it shows the times of the plan, and estimates ways by land alone. */
export const ferryBetween = (): undefined => undefined
