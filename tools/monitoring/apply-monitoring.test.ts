import { expect, it } from 'vitest'
import { ALERTS } from './alerts.ts'
import { applyMonitoring, type Gcloud } from './apply-monitoring.ts'
import { monitoring } from './google-monitoring.ts'

interface Thing {
  readonly displayName?: string
  readonly notificationChannels?: readonly string[]
}

/**
 * Fakes gcloud: assigns names to everything except metrics, as Google does, and refuses to create a metric twice or to
 * change what does not exist.
 */
class GoogleDouble {
  readonly things = new Map<string, Map<string, Thing>>()
  readonly files = new Map<string, Thing>()
  #made = 0

  readonly gcloud: Gcloud = (args) => {
    const [product = '', kind = '', verb = '', name = ''] = args.filter((word) => !word.startsWith('--'))
    const flag = (flagName: string) =>
      args.find((word) => word.startsWith(`--${flagName}=`))?.slice(flagName.length + '--='.length)
    const group = this.of(`${product} ${kind}`)
    const content = this.files.get(flag('config-from-file') ?? flag('policy-from-file') ?? '') ?? { displayName: name }
    if (verb.startsWith('list')) {
      const wanted = /^displayName="(.*)"$/.exec(flag('filter') ?? '')?.[1]
      const found = [...group].filter(([, { displayName }]) => wanted === undefined || displayName === wanted)
      return found.map(([id]) => id).join('\n')
    }
    const id = verb === 'create' && kind !== 'metrics' ? `projects/p/${kind}/${(this.#made += 1)}` : name
    if (group.has(id) === (verb === 'create')) throw new Error(`${verb} ${id}`)
    if (verb === 'delete') group.delete(id)
    else group.set(id, content)
    return ''
  }

  of(group: string): Map<string, Thing> {
    const things = this.things.get(group) ?? new Map<string, Thing>()
    this.things.set(group, things)
    return things
  }

  get policies(): Map<string, Thing> {
    return this.of('monitoring policies')
  }
}

const apply = (google: GoogleDouble, channel: string): void =>
  applyMonitoring(google.gcloud, {
    host: 'example.com',
    wanted: monitoring({ runbook: 'https://example.com/runbook.md', channel, host: 'example.com' }),
    file(name, content) {
      google.files.set(name, content as Thing)
      return name
    },
  })

const counts = ({ things }: GoogleDouble) => [...things].map(([group, all]) => [group, all.size])

it('makes each metric, alert, dashboard and check once, however often it is given, and changes what is there', () => {
  const google = new GoogleDouble()
  apply(google, 'channels/1')
  const [first, names] = [counts(google), [...google.policies.keys()]]
  expect(google.policies.size).toBe(ALERTS.length + 2)
  apply(google, 'channels/2')
  expect(counts(google)).toEqual(first)
  expect([...google.policies.keys()]).toEqual(names)
  for (const { notificationChannels } of google.policies.values()) expect(notificationChannels).toEqual(['channels/2'])
})

it('takes away what an earlier set-up has made twice', () => {
  const google = new GoogleDouble()
  apply(google, 'channels/1')
  const [first, names] = [counts(google), [...google.policies.keys()]]
  for (const [name, policy] of [...google.policies]) google.policies.set(`${name}-again`, policy)
  apply(google, 'channels/1')
  expect(counts(google)).toEqual(first)
  expect([...google.policies.keys()]).toEqual(names)
})
