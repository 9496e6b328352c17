import { Link2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { messageFor } from '../../../shared/api/api-error.ts'
import { OnlineButton } from '../../../shared/messages/online-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'
import { handOver, hasShareSheet } from '../data/hand-over.ts'
import { makeLink } from '../data/share-trip.ts'
import { LINK_DAYS, LINK_ROLES, type LinkRole, SEEN_BY_LINK } from '../model/link-words.ts'

const ROLES = Object.entries(LINK_ROLES).map(([value, label]) => ({ value, label }))
const DAYS = Object.entries(LINK_DAYS).map(([value, label]) => ({ value, label }))

const isRole = (value: string): value is LinkRole => value in LINK_ROLES

interface MadeLinkProps {
  url: string
  title: string
}

/** It appears below the button, at the end of a dialog that scrolls. */
const bringIntoView = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' })

/** A newly created link, for sharing. */
function MadeLink({ url, title }: MadeLinkProps) {
  async function pass(): Promise<void> {
    try {
      if ((await handOver(url, title)) === 'copied') notify.success('Link copied')
    } catch {
      notify.error('The link could not be copied', 'Mark it and copy it yourself.')
    }
  }
  return (
    <div ref={bringIntoView} className="scroll-mb-5 space-y-3 rounded-control bg-sunken p-4">
      <Field label="Your link" hint="It is shown this once. Whoever has it can use it, until it ends or you revoke it.">
        {(control) => <Input {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
      </Field>
      <Button onClick={() => void pass()}>
        {hasShareSheet() ? <Share2 aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        {hasShareSheet() ? 'Share link' : 'Copy link'}
      </Button>
    </div>
  )
}

/** Creates a link with a role and a lifetime. */
export function LinkMaker({ tripId, title }: { tripId: string; title: string }) {
  const [role, setRole] = useState<LinkRole>('editor')
  const [days, setDays] = useState('7')
  const [isSingleUse, setSingleUse] = useState(false)
  const [state, setState] = useState<{ url?: string; failure?: string; pending?: true }>({})

  const seen = SEEN_BY_LINK[role]

  async function make(): Promise<void> {
    setState({ pending: true })
    try {
      const wish = { role, isSingleUse: isSingleUse && seen === undefined, expiresInDays: Number(days) }
      setState({ url: await makeLink(tripId, wish) })
    } catch (error) {
      setState({ failure: messageFor(error, 'Failed to make a link') })
    }
  }

  return (
    <div className="space-y-4">
      <Field label="With the link people can" {...(seen !== undefined && { hint: seen })}>
        {(control) => (
          <Select
            {...control}
            options={ROLES}
            value={role}
            placeholder="Choose one"
            onValueChange={(value) => isRole(value) && setRole(value)}
          />
        )}
      </Field>
      <Field label="It works for">
        {(control) => (
          <Select {...control} options={DAYS} value={days} placeholder="Choose one" onValueChange={setDays} />
        )}
      </Field>
      {seen === undefined && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-5"
            checked={isSingleUse}
            onChange={({ target }) => setSingleUse(target.checked)}
          />
          For one person only
        </label>
      )}
      <OnlineButton what="Making a link" pending={state.pending === true} onClick={() => void make()}>
        <Link2 aria-hidden="true" />
        Make a link
      </OnlineButton>
      {state.failure !== undefined && <FormError>{state.failure}</FormError>}
      {state.url !== undefined && <MadeLink url={state.url} title={title} />}
    </div>
  )
}
