import { pageCount } from './pagination.rules.ts'
import { useEffect, useEffectEvent } from 'react'

type Paging = {
  /** 1 is the first. */
  readonly page: number
  readonly pageSize: number
  /** Items over all pages; `undefined` as long as nobody knows. */
  readonly count: number | undefined
  /** Takes the place of the page that is no more: the way back does not lead there again. */
  readonly onPage: (page: number) => void
}

/** Goes to the last page from one that is no more: what stood on it was taken away, or its address is old. */
export function useLastPage({ page, pageSize, count, onPage }: Paging): void {
  const last = count === undefined ? page : pageCount(count, pageSize)
  const goTo = useEffectEvent(onPage)
  useEffect(() => {
    if (page > last) goTo(last)
  }, [page, last])
}
