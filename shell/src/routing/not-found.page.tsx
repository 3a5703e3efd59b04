import { RouteLink } from '@aisle/platform/host'
import { Notice } from '../frame/notice.tsx'
import { useArrival } from './arrival.ts'
import { pageMessages } from '../shell.messages.ts'

export function NotFoundPage() {
  useArrival(true)
  return (
    <Notice title={pageMessages.notFoundTitle} text={pageMessages.notFoundText}>
      <RouteLink className="aisle-button" to="/">
        {pageMessages.goHome}
      </RouteLink>
    </Notice>
  )
}
