const KIB = 1024
const MIB = 1024 * KIB

/** '1.4 MB' */
export function formatBytes(bytes: number): string {
  if (bytes < KIB) return `${bytes} bytes`
  if (bytes < MIB) return `${Math.round(bytes / KIB)} KB`
  return `${(bytes / MIB).toFixed(1)} MB`
}
