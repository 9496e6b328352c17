/** A slug, computed identically by build and app, so that no letter needs a special rule. */
const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')

/** Countries in which towns share names, so that the state is part of the name. */
const WITH_STATES = /, *(?:United States|Canada)$/i

/**
 * File name of a place's illustration in `/pictures/`: `lisbon-portugal.svg`.
 * @param location name and, after a comma, country. Parts between them are ignored, except for states in North America:
 * 'Portland, Maine, United States' is not 'Portland, United States'.
 */
export const pictureName = (location: string): string =>
  `${slug(WITH_STATES.test(location) ? location : location.replace(/,.*, */, ', '))}.svg`
