import type { Country } from '@waymark/atlas/countries'

/** 'Southern Europe'; Australia lies in Oceania, not in 'Australia and New Zealand'. */
export const partOfTheWorld = ({ region, subregion }: Country): string =>
  subregion === '' || subregion.includes(' and ') ? region : subregion
