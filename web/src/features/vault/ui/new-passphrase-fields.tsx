import { Wand2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import type { NewPassphrase, PassphraseFaults } from '../model/new-passphrase-faults.ts'
import { strengthOf, type Strength } from '../model/passphrase-strength.ts'
import { suggestPassphrase } from '../model/suggest-passphrase.ts'

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
  const strength = strengthOf(passphrase)
  return (
    <div id={id} className="flex items-center gap-3">
      <span aria-hidden="true" className="flex flex-1 gap-1.5">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={`h-1.5 flex-1 rounded-full ${bar <= BARS[strength] ? COLORS[strength] : 'bg-line'}`}
          />
        ))}
      </span>
      <output className="min-w-36 text-right text-sm font-medium text-muted">
        {strength !== 'none' && <span className="sr-only">Strength: </span>}
        {WORDS[strength]}
      </output>
    </div>
  )
}

interface NewPassphraseFieldsProps {
  value: NewPassphrase
  faults: PassphraseFaults
  onChange: (value: NewPassphrase) => void
}

/** A passphrase that is chosen now, with how strong it is, typed twice. A suggested one is shown to be written down. */
export function NewPassphraseFields({ value, faults, onChange }: NewPassphraseFieldsProps) {
  const meterId = useId()
  return (
    <div className="grid gap-4">
      <Field label="New passphrase" error={faults.passphrase} hint="Four or more words that do not belong together.">
        {(control) => (
          <PasswordInput
            {...control}
            aria-describedby={[control['aria-describedby'], meterId].join(' ')}
            show="Show new passphrase"
            autoComplete="off"
            value={value.passphrase}
            onChange={(event) => onChange({ ...value, passphrase: event.target.value })}
          />
        )}
      </Field>
      <StrengthMeter id={meterId} passphrase={value.passphrase} />
      <SuggestionButton
        onSuggest={(passphrase) => onChange({ passphrase, repeated: '' })}
        suggested={value.passphrase}
      />
      <Field label="Repeat the passphrase" error={faults.repeated}>
        {(control) => (
          <PasswordInput
            {...control}
            show="Show repeated passphrase"
            autoComplete="off"
            value={value.repeated}
            onChange={(event) => onChange({ ...value, repeated: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

const isSuggestion = (passphrase: string): boolean => /^(?:[a-z]{4}-){5}[a-z]{4}$/.test(passphrase)

function SuggestionButton({ suggested, onSuggest }: { suggested: string; onSuggest: (passphrase: string) => void }) {
  return (
    <div className="grid gap-3">
      <Button variant="secondary" className="justify-self-start" onClick={() => onSuggest(suggestPassphrase())}>
        <Wand2 aria-hidden="true" />
        Suggest a passphrase
      </Button>
      {isSuggestion(suggested) && (
        <Input
          readOnly
          aria-label="Suggested passphrase"
          value={suggested}
          className="bg-sunken font-mono"
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  )
}
