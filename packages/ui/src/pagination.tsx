import styled from 'styled-components'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { IconButton } from './icon-button.tsx'
import { pageCount, pagesToOffer, shownRange } from './pagination.rules.ts'

export type PaginationProps = {
  /** 1 is the first. */
  readonly page: number
  readonly pageSize: number
  /** Items over all pages. */
  readonly count: number
  readonly onPage: (page: number) => void
  /** What is paged: `products`. */
  readonly noun?: string
}

/** A bar that sticks to the bottom of the list (spec 1 §2). Shows nothing where one page is enough. */
export function Pagination({ page, pageSize, count, onPage, noun = 'items' }: PaginationProps) {
  const pages = pageCount(count, pageSize)
  if (pages === 1) return null
  return (
    <Bar aria-label="Pagination">
      <Range>
        {shownRange(page, pageSize, count)} {noun}
      </Range>
      <Pages>
        <IconButton label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeftIcon />
        </IconButton>
        {pagesToOffer(page, pages).map((offered, index) =>
          offered === 0 ? (
            <Gap key={`gap ${index}`}>…</Gap>
          ) : (
            <PageButton
              key={offered}
              type="button"
              aria-label={`Page ${offered}`}
              aria-current={offered === page ? 'page' : undefined}
              onClick={() => onPage(offered)}
            >
              {offered}
            </PageButton>
          ),
        )}
        <IconButton label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRightIcon />
        </IconButton>
      </Pages>
    </Bar>
  )
}

const Bar = styled.nav`
  position: sticky;
  bottom: var(--bottom-bar-height);
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-1);
`

const Range = styled.p`
  font-size: var(--text-s);
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
  @media (max-width: 599px) {
    display: none;
  }
`

const Pages = styled.div`
  display: flex;
  align-items: center;
  @media (max-width: 599px) {
    width: 100%;
    justify-content: space-between;
  }
`

const PageButton = styled.button`
  min-width: var(--target);
  height: var(--target);
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: var(--color-accent-soft);
  }
  &[aria-current] {
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 700;
  }
`

const Gap = styled.span`
  width: var(--space-5);
  text-align: center;
  color: var(--color-muted);
`
