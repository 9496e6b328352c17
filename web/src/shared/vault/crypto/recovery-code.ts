import { randomBytes, type Bytes } from './bytes.ts'

/** Crockford's base 32, without look-alike letters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const IN_ALPHABET = new RegExp(`^[${ALPHABET}]*$`)
const BITS = 5
const SECRET_LENGTH = 20
const SECRET_LETTERS = (SECRET_LENGTH * 8) / BITS
const CHECK_LETTERS = 4
const LETTERS = SECRET_LETTERS + CHECK_LETTERS

/** Letters per group. */
const GROUP = 4
export const RECOVERY_GROUPS = LETTERS / GROUP

/** 160 random bits that unwrap the vault key if the passphrase is forgotten. */
export const newRecoverySecret = (): Bytes => randomBytes(SECRET_LENGTH)

function lettersOf(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}

function bytesOf(letters: string): Bytes {
  const bits = Array.from(letters, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(BITS, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2))
}

/** Check letters, which distinguish a mistyped code from another vault's. */
async function checkLetters(secret: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', secret))
  return lettersOf(digest.subarray(0, 5)).slice(0, CHECK_LETTERS)
}

/** The recovery code in groups of letters, for writing down. */
export async function recoveryGroups(secret: Bytes): Promise<readonly string[]> {
  const letters = lettersOf(secret) + (await checkLetters(secret))
  return letters.match(/.{4}/g) ?? []
}

/** Normalises a typed code: ignores case and spaces, and maps look-alike letters. */
export const meantLetters = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s–—-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** The secret of a typed code; undefined if it contains a typing error. */
export async function parseRecoveryCode(typed: string): Promise<Bytes | undefined> {
  const letters = meantLetters(typed)
  if (letters.length !== LETTERS || !IN_ALPHABET.test(letters)) return undefined
  const secret = bytesOf(letters.slice(0, SECRET_LETTERS))
  return letters.slice(SECRET_LETTERS) === (await checkLetters(secret)) ? secret : undefined
}
