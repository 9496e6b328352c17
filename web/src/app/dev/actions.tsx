import { ArrowUp, Heart, Pencil, Plane, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { notify } from '../../ui/toast.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Specimen, Specimens } from './specimen.tsx'

const VARIANTS = ['primary', 'secondary', 'soft', 'ghost', 'danger'] as const
const TONES = ['neutral', 'accent', 'success', 'warning', 'danger'] as const

function Buttons() {
  return (
    <Specimens name="Button">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} state={variant}>
          <div className="flex flex-wrap gap-2.5">
            <Button variant={variant}>Save</Button>
            <Button variant={variant} pending>
              Pending
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} size="icon" aria-label="Like">
              <Heart aria-hidden="true" />
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen state="large, with an icon">
        <Button size="large">
          <Plane aria-hidden="true" />
          Plan a Trip
        </Button>
      </Specimen>
      <Specimen state="a link that looks like one">
        <a href="#button" className={buttonClass('secondary')}>
          Open
        </a>
      </Specimen>
    </Specimens>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'wide' | 'question'>()
  const close = () => setOpen(undefined)
  return (
    <Specimens name="Dialog, ConfirmDialog, Popover, Menu, Tooltip, toasts">
      <Specimen state="dialogs">
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('wide')}>Wide dialog</Button>
          <Button variant="danger" onClick={() => setOpen('question')}>
            Question
          </Button>
        </div>
      </Specimen>
      <Specimen state="beside what they belong to">
        <div className="flex flex-wrap gap-2.5">
          <Popover label="More about it" trigger={<Button variant="secondary">Popover</Button>}>
            Opens by click, touch and keyboard.
          </Popover>
          <Menu
            trigger={<Button variant="secondary">Menu</Button>}
            items={[
              { label: 'Edit', Icon: Pencil, onChoose: () => undefined },
              { label: 'Move up', Icon: ArrowUp, disabled: true, onChoose: () => undefined },
              { label: 'Remove', Icon: Trash2, danger: true, onChoose: () => undefined },
            ]}
          />
          <Tooltip text="Shows on hover and focus">
            <Button variant="secondary">Tooltip</Button>
          </Tooltip>
        </div>
      </Specimen>
      <Specimen state="toasts">
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={() => notify.success('Saved', 'It is on all your devices.')}>
            Success
          </Button>
          <Button variant="secondary" onClick={() => notify.error('Failed to save', 'Please try again.')}>
            Error
          </Button>
          <Button variant="secondary" onClick={() => notify.undoable('Socks removed', () => undefined)}>
            To undo
          </Button>
        </div>
      </Specimen>
      <Dialog
        open={open === 'dialog' || open === 'wide'}
        wide={open === 'wide'}
        onOpenChange={close}
        title="Lisbon in winter"
        description="Lisbon · Jan 3 – 9, 2027"
        footer={<Button onClick={close}>Done</Button>}
      >
        What the dialog holds scrolls between its head and its foot.
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        onOpenChange={close}
        title="Delete trip"
        description="This action cannot be undone."
        confirm="Delete"
        onConfirm={close}
      />
    </Specimens>
  )
}

function Choices() {
  const [tab, setTab] = useState('trips')
  return (
    <Specimens name="Tabs, Badge, ThemeSwitch">
      <Specimen state="tabs">
        <Tabs value={tab} onValueChange={setTab}>
          <TabList aria-label="Examples">
            <Tab value="trips" icon={<Plane aria-hidden="true" />}>
              Trips
            </Tab>
            <Tab value="likes">Likes</Tab>
          </TabList>
          <TabPanel value="trips">Where to go.</TabPanel>
          <TabPanel value="likes">What is liked.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen state="badges">
        <div className="flex flex-wrap gap-2">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen state="day, night, or as the system">
        <ThemeSwitch />
      </Specimen>
    </Specimens>
  )
}

/** Buttons, menus and dialogs. */
export function Actions() {
  return (
    <>
      <Buttons />
      <Overlays />
      <Choices />
    </>
  )
}
