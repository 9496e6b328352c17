import { Upload } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { VaultDrawing } from '../../../ui/vault-drawing.tsx'

export function NoDocuments({ onUpload }: { onUpload: () => void }) {
  return (
    <EmptyState
      title="No documents uploaded"
      description="Passport, visa, insurance, boarding pass: put them where only you can open them."
      illustration={<VaultDrawing />}
      action={
        <Button onClick={onUpload}>
          <Upload aria-hidden="true" />
          Upload Document
        </Button>
      }
    />
  )
}
