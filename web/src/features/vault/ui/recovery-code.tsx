import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'

const FILE = 'waymark-recovery-code.txt'

function saveAsFile(code: string): void {
  const url = URL.createObjectURL(
    new Blob([`Recovery code of your Waymark vault\n\n${code}\n`], { type: 'text/plain' }),
  )
  Object.assign(document.createElement('a'), { href: url, download: FILE }).click()
  URL.revokeObjectURL(url)
}

/** The recovery code, shown only this once. */
export function RecoveryCode({ groups }: { groups: readonly string[] }) {
  const [isCopied, setCopied] = useState(false)
  const code = groups.join('-')
  return (
    <div className="grid gap-4">
      <p>
        If you forget your passphrase, only this code opens your vault. Keep it on paper or in a password manager, not
        beside your passphrase. It is shown this once; we do not have it.
      </p>
      <ol
        aria-label="Recovery code"
        translate="no"
        className="grid grid-cols-3 gap-2 rounded-control bg-sunken p-4 text-center font-mono text-lg font-semibold tracking-wider"
      >
        {groups.map((group, index) => (
          <li key={`${index}-${group}`} className="rounded-lg bg-surface py-2">
            {group}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          onClick={() => {
            navigator.clipboard.writeText(code).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }}
        >
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button variant="secondary" onClick={() => saveAsFile(code)}>
          <Download aria-hidden="true" />
          Save as file
        </Button>
        <output className="self-center text-sm text-muted">{isCopied && 'Copied'}</output>
      </div>
    </div>
  )
}
