import { useEffect, useState } from 'react'
import { dropSharedImage, readSharedImage } from '../platform/shared-image.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** The picture that another app has shared with this one, as long as it is kept on the device. */
export function SharedImage() {
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    let made: string | undefined
    let gone = false
    async function show() {
      const image = await readSharedImage()
      if (image === undefined || gone) return
      made = URL.createObjectURL(image)
      setUrl(made)
    }
    void show()
    return () => {
      gone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [])

  if (url === undefined) return null
  return (
    <Card className="mb-8 flex flex-wrap items-center gap-5">
      <img src={url} alt="" className="size-28 rounded-control object-cover" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-xl">Your picture has arrived</h2>
        <p className="mt-1.5 text-muted">It is kept on this device until you log out. Scanning it comes later.</p>
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            setUrl(undefined)
            void dropSharedImage()
          }}
        >
          Remove picture
        </Button>
      </div>
    </Card>
  )
}
