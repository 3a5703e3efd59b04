import { Link } from 'react-router'
import { Notice } from '../frame/notice.tsx'
import { useArrival } from './arrival.ts'
import { pageMessages } from '../shell.messages.ts'

export function NotFoundPage() {
  useArrival(true)
  return (
    <Notice title={pageMessages.notFoundTitle} text={pageMessages.notFoundText}>
      <Link className="aisle-button" to="/">
        {pageMessages.goHome}
      </Link>
    </Notice>
  )
}
