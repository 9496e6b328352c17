import type { AssistantAction } from '@waymark/contract/assistant/assistant-calls'
import { ArrowRight } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { actionTarget } from '../model/action-target.ts'

/** Buttons for the actions an answer offers. */
export function AnswerActions({ actions }: { actions: readonly AssistantAction[] }) {
  const navigate = useNavigate()
  if (actions.length === 0) return null
  return (
    <ul aria-label="Actions" className="mt-3 flex flex-wrap gap-2">
      {actions.map(actionTarget).map(({ label, path }) => (
        <li key={path} className="max-w-full">
          <Button
            variant="soft"
            className="max-w-full text-left [overflow-wrap:anywhere]"
            onClick={() => void navigate(path)}
          >
            {label}
            <ArrowRight aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
