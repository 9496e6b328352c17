import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { startNew, useMessages } from '../data/conversation.ts'

/** Starts a new conversation after confirmation, because messages are stored nowhere else. */
export function NewConversation() {
  const isEmpty = useMessages().length === 0
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" className="max-sm:!px-3" disabled={isEmpty} onClick={() => setIsAsking(true)}>
        <MessageSquarePlus aria-hidden="true" />
        <span className="max-sm:sr-only">New conversation</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Start a new conversation?"
        description="This conversation is removed from this browser. It is kept nowhere else."
        confirm="Start new"
        onConfirm={() => {
          startNew()
          setIsAsking(false)
        }}
      />
    </>
  )
}
