/** Letters and digits in lower case with hyphens between; the same on both sides, so that no letter needs its own rule. */
const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')

/** Here towns share names, and the state belongs to the name. */
const WITH_STATES = /, *(?:United States|Canada)$/i

/**
 * The file with the drawn picture of a place, below `/pictures/`: `lisbon-portugal.svg`.
 *
 * @param location its name and, after a comma, its country. What stands between them is left away, save for the states of
 * North America: 'Portland, Maine, United States' is not 'Portland, United States'.
 */
export const pictureName = (location: string): string =>
  `${slug(WITH_STATES.test(location) ? location : location.replace(/,.*, */, ', '))}.svg`
