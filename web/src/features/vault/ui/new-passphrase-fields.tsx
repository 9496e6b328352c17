import { Copy, PencilLine, RefreshCw, Wand2 } from 'lucide-react'
import { useId, useState, type ChangeEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useStrength, type Strength } from '../model/rate-passphrase.ts'
import type { NewPassphrase } from '../model/use-new-passphrase.ts'

const WORDS: Readonly<Record<Strength, string>> = {
  none: '',
  weak: 'Too easy to guess',
  fair: 'Still easy to guess',
  good: 'Good',
  strong: 'Strong',
}

const BARS: Readonly<Record<Strength, number>> = { none: 0, weak: 1, fair: 2, good: 3, strong: 4 }

const COLORS: Readonly<Record<Strength, string>> = {
  none: 'bg-line',
  weak: 'bg-danger',
  fair: 'bg-warning',
  good: 'bg-success',
  strong: 'bg-success',
}

function StrengthMeter({ id, passphrase }: { id: string; passphrase: string }) {
  const judged = useStrength(passphrase)
  const strength = judged ?? 'none'
  return (
    <div id={id} className="flex items-center gap-3">
      <span aria-hidden="true" className="flex flex-1 gap-1.5">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={`h-1.5 flex-1 rounded-full forced-colors:border ${bar <= BARS[strength] ? `${COLORS[strength]} forced-colors:bg-[Highlight] forced-color-adjust-none` : 'bg-line'}`}
          />
        ))}
      </span>
      <output className="min-w-36 text-right text-sm font-medium text-muted">
        {strength !== 'none' && <span className="sr-only">Strength: </span>}
        {judged === undefined ? 'Checking…' : WORDS[strength]}
      </output>
    </div>
  )
}

function Suggested({ chosen: { passphrase, suggest } }: NewPassphraseFieldsProps) {
  const headingId = useId()
  const [copied, setCopied] = useState('')
  return (
    <div className="grid gap-3">
      <p id={headingId} className="text-[0.9375rem] font-semibold">
        Suggested passphrase
      </p>
      <output
        aria-labelledby={headingId}
        translate="no"
        className="min-h-20 rounded-control bg-sunken p-4 font-mono text-lg font-semibold [overflow-wrap:anywhere] select-all"
      >
        {passphrase}
      </output>
      <p className="text-sm text-muted">
        Six words drawn at random, which nobody guesses. Write them down or keep them in a password manager.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          onClick={() => {
            navigator.clipboard.writeText(passphrase).then(
              () => setCopied(passphrase),
              () => setCopied(''),
            )
          }}
        >
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button variant="secondary" onClick={suggest}>
          <RefreshCw aria-hidden="true" />
          Another one
        </Button>
        <output className="self-center text-sm text-muted">{copied !== '' && copied === passphrase && 'Copied'}</output>
      </div>
    </div>
  )
}

function Own({ chosen: { passphrase, faults, change } }: NewPassphraseFieldsProps) {
  const meterId = useId()
  return (
    <>
      <Field label="New passphrase" error={faults.passphrase} hint="Five or more words that do not belong together.">
        {(control) => (
          <PasswordInput
            {...control}
            aria-describedby={[control['aria-describedby'], meterId].join(' ')}
            show="Show new passphrase"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
            autoFocus
            autoComplete="off"
            value={passphrase}
            onChange={(event) => change({ passphrase: event.target.value })}
          />
        )}
      </Field>
      <StrengthMeter id={meterId} passphrase={passphrase} />
    </>
  )
}

interface NewPassphraseFieldsProps {
  chosen: NewPassphrase
}

/** The two ways to a passphrase, side by side: neither is the usual one. */
function Ways({ chosen: { way, change, suggest } }: NewPassphraseFieldsProps) {
  const isOwn = way === 'own'
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <Button variant={isOwn ? 'secondary' : 'soft'} aria-pressed={!isOwn} onClick={() => isOwn && suggest()}>
        <Wand2 aria-hidden="true" />
        Suggest a passphrase
      </Button>
      <Button
        variant={isOwn ? 'soft' : 'secondary'}
        aria-pressed={isOwn}
        onClick={() => !isOwn && change({ way: 'own', passphrase: '', repeated: '' })}
      >
        <PencilLine aria-hidden="true" />
        Choose my own
      </Button>
    </div>
  )
}

/** Fields for a new passphrase: a suggested one, or a typed one with its strength, entered twice. */
export function NewPassphraseFields({ chosen }: NewPassphraseFieldsProps) {
  return (
    <div className="grid gap-4">
      <Ways chosen={chosen} />
      {chosen.way === 'suggested' ? <Suggested chosen={chosen} /> : <Own chosen={chosen} />}
      <Field
        label="Repeat the passphrase"
        error={chosen.faults.repeated ?? (chosen.way === 'suggested' ? chosen.faults.passphrase : undefined)}
      >
        {(control) => {
          const repeated = {
            ...control,
            autoComplete: 'off',
            value: chosen.repeated,
            onChange: ({ target }: ChangeEvent<HTMLInputElement>) => chosen.change({ repeated: target.value }),
          }
          // A suggestion can be read above.
          return chosen.way === 'suggested' ? (
            <Input {...repeated} autoCapitalize="none" spellCheck={false} />
          ) : (
            <PasswordInput {...repeated} show="Show repeated passphrase" />
          )
        }}
      </Field>
    </div>
  )
}
