/** The seed of this run: WAYMARK_SEED, or one by chance. Tests name it in their titles, so that a failure can be played again. */
export const SEED = Number(process.env['WAYMARK_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
