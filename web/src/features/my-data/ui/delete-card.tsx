import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

/** Offers to delete the account. */
export function DeleteCard({ isFree }: { isFree: boolean }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card className="space-y-4">
      <h2 className="text-xl">Delete account</h2>
      <p>
        Everything that belongs to you is deleted at once, on every device and on the server. Export first what you want
        to keep. Bookings are not cancelled: they stay, without your name.
      </p>
      <Button variant="secondary" className="!text-danger" disabled={!isFree} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Delete my account
      </Button>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Card>
  )
}
