import type { AssistantAction, AssistantScreen, TripProposal } from '@waymark/contract/assistant/assistant-calls'
import { packingItemPath, paths, proposalPath, staysPath } from '../../../config/paths.ts'
import { planPathWith } from '../../../shared/forms/plan-fields.ts'

export interface ActionTarget {
  /** Worded by the app, so that no answer can mislabel an action. */
  readonly label: string
  readonly path: string
}

const LABELS: Readonly<Record<AssistantScreen, string>> = {
  home: 'Open Home',
  planTrip: 'Open Plan Trip',
  dashboard: 'Open my dashboard',
  scanDiscover: 'Open Scan & Discover',
  packingAssistant: 'Open Packing Assistant',
  vault: 'Open Vault',
  activities: 'Open Activities',
  accommodations: 'Open Accommodations',
  charter: 'Open Charter Trips',
  profile: 'Open Profile',
}

function changeLabel(proposal: TripProposal): string {
  const { title } = proposal
  if (proposal.kind === 'add-stop') return `Add ${title} to day ${proposal.day}`
  if (proposal.kind === 'move-stop') return `Move ${title} to day ${proposal.day}`
  return proposal.by === undefined ? `Swap ${title}` : `Swap ${title} for ${proposal.by}`
}

/** Label and target of an action's button. */
export function actionTarget(action: AssistantAction): ActionTarget {
  switch (action.type) {
    case 'open-screen':
      return { label: LABELS[action.screen], path: paths[action.screen] }
    case 'search-stays':
      return { label: `Search stays in ${action.place}`, path: staysPath(action.place) }
    case 'plan-trip': {
      const { destination } = action.fields
      const label = destination === undefined ? 'Start a trip plan' : `Plan a trip to ${destination}`
      return { label, path: planPathWith(action.fields) }
    }
    case 'propose': {
      const { change } = action
      if (change.kind === 'add-packing-item') {
        return { label: `Add ${change.name} to the packing list`, path: packingItemPath(change.listId, change.name) }
      }
      return { label: changeLabel(change), path: proposalPath(change.tripId, JSON.stringify(change)) }
    }
  }
}
