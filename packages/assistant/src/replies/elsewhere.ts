import type { Asked } from '../asked.ts'
import { offersAt } from '../subject.ts'
import { bullet, openScreen, type Reply } from '../reply.ts'

export const vault = (): Reply => ({
  lines: [
    'Passports, visas, tickets and insurance papers belong in your Vault: they are encrypted on your device before they are stored, and only you can open them.',
    'I cannot see what is in it.',
  ],
  actions: [openScreen('vault')],
  ask: ['Check visa requirements', 'What should I pack for Iceland?', 'Tell me about my next trip'],
})

export const scan = (): Reply => ({
  lines: [
    'Scan & Discover tells you which landmark you are standing in front of: take a photo there, and keep what you found.',
    'I cannot see photos in this chat, but I can tell you about a landmark by its name.',
  ],
  actions: [openScreen('scanDiscover')],
  ask: ['Tell me about the Eiffel Tower', 'Tell me about Angkor Wat', 'What to see in Rome'],
})

export function charters({ subject, facts }: Asked): Reply {
  const at = subject ? offersAt(subject, facts.offers.charters) : facts.offers.charters
  const shown = at.slice(0, 5).map(({ title, location }) => bullet(`${title} (${location})`))
  return {
    lines: [
      'Charter trips are journeys in a group, with the way there, the stay and a programme in one price.',
      ...(shown.length > 0
        ? [subject ? `To ${subject.name}:` : 'Bookable now:', ...shown]
        : ['Which ones can be booked now is on the Charter Trips screen.']),
    ],
    actions: [openScreen('charter')],
    ...(subject
      ? { next: ['places', 'season', 'plan'] }
      : { ask: ['Plan a weekend trip', 'Best beach destinations', 'What can you do?'] }),
  }
}
