/** From what nobody should use to what holds against whoever steals the keyring and has years. */
export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong'

/** Whether it may guard a vault. */
export const isEnough = (strength: Strength): boolean => strength === 'good' || strength === 'strong'
