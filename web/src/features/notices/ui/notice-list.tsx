import type { Notice } from '@waymark/contract/users/notification'
import { Link } from 'react-router-dom'
import { formatInstant } from '../../../shared/time/dates.ts'
import { classNames } from '../../../ui/class-names.ts'
import { isUnread, screenOf } from '../model/notices.ts'

interface NoticeListProps {
  notices: readonly Notice[]
  onOpen: (notice: Notice) => void
}

export function NoticeList({ notices, onOpen }: NoticeListProps) {
  if (notices.length === 0) return <p className="py-3 text-muted">There is nothing to tell you yet.</p>
  return (
    <ul className="-mx-2 mt-2 max-h-[min(24rem,60dvh)] overflow-y-auto">
      {notices.map((notice) => {
        const unread = isUnread(notice)
        return (
          <li key={notice.id}>
            <Link
              to={screenOf(notice)}
              onClick={() => onOpen(notice)}
              className="flex items-start gap-2.5 rounded-lg px-2 py-2.5 hover:bg-sunken"
            >
              <span
                aria-hidden="true"
                className={classNames('mt-2 size-2 shrink-0 rounded-full', unread ? 'bg-accent' : 'bg-transparent')}
              />
              <span className="min-w-0">
                {unread && <span className="sr-only">Unread: </span>}
                <span
                  dir="auto"
                  className={classNames('line-clamp-5 block [overflow-wrap:anywhere]', unread && 'font-semibold')}
                >
                  {notice.text}
                </span>
                <span className="mt-0.5 block text-sm text-muted">{formatInstant(notice.createdAt)}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
