/**
 * The id of a generated item: its name in ASCII with hyphens. Stable, so that ticks stay when a list is generated
 * again.
 */
export const itemId = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
