/** The browser has no atlas tables, so only cities of the city table are found there. */
export const destinationNamed = (): undefined => undefined
export const centresNamed = (): [] => []
export const isOnIsland = (): boolean => false
