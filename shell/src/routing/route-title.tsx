import { matchPage, type PageRoute } from '@aisle/platform/host'
import { useEffect, useRef } from 'react'
import { pageMessages } from '../shell.messages.ts'
import { pageTitle, titleInDocument } from './page-title.ts'

type Props = { readonly table: readonly PageRoute[]; readonly pathname: string }

/**
 * Names the page as its route does. Stands before the page, which may then name itself: effects run in the order of
 * the document. Only behind the paint, because header and announcement show the name.
 */
export function RouteTitle({ table, pathname }: Props) {
  const title = matchPage(table, pathname)?.route.title ?? pageMessages.notFoundTitle
  const isFirst = useRef(true)
  useEffect(() => {
    pageTitle.setState((isFirst.current && titleInDocument()) || title, true)
    isFirst.current = false
  }, [pathname, title])
  return null
}
