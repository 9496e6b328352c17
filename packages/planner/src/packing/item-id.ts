/** The id of a generated item: its name in ASCII with hyphens. The same name always has the same id, so ticks stay when a list is made again. */
export const itemId = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
