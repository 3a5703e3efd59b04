import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { cardsPerRow, carouselPages, firstCardOf, pageOfCard, perRowOf } from './carousel-paging.rules.ts'
import { IconButton } from './icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { ProductCardSkeleton } from './product-grid.tsx'
import { Loading } from './skeleton.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type CarouselProps = {
  readonly title: string
  /** Beside the title: `See all`. */
  readonly aside?: ReactNode
  readonly headingLevel?: 2 | 3
  /** The cards. */
  readonly children: readonly ReactNode[]
  /** Cards that are taller than others stand from the start, so that the row does not grow under a finger. */
  readonly isTall?: (index: number) => boolean
}

/** Cards that stand from the start: as many as the widest container shows. */
const STANDING = cardsPerRow[0].perRow

/**
 * Cards in one row, paged by buttons or swiped. How many are in a row is decided by CSS from the width of the container,
 * so that it stands before any code runs. Those beyond any container come once the row is moved: until then they have
 * their places, and cost the page nothing.
 */
export function Carousel({ title, aside, headingLevel = 2, children, isTall = () => false }: CarouselProps) {
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  const { isMoved, move } = useMoved(row)
  const { page, pages, goTo } = useCarouselPage(row, children.length)
  const turnTo = (next: number) => {
    move()
    goTo(next)
  }
  const Heading = `h${headingLevel}` as const
  return (
    <Root aria-labelledby={id}>
      <Bar>
        <Heading id={id}>{title}</Heading>
        {aside}
        <Paging $isShown={pages > 1}>
          <VisuallyHidden role="status">{pages > 1 ? `Page ${page + 1} of ${pages}` : ''}</VisuallyHidden>
          <IconButton
            label={`Previous in ${title}`}
            variant="outlined"
            disabled={page === 0}
            onClick={() => turnTo(page - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={`Next in ${title}`}
            variant="outlined"
            disabled={page >= pages - 1}
            onClick={() => turnTo(page + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </Paging>
      </Bar>
      <Row ref={row}>
        {children.map((card, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the card inside carries the key
          <li key={index}>{isMoved || index < STANDING || isTall(index) ? card : null}</li>
        ))}
      </Row>
    </Root>
  )
}

/** A carousel that is still being loaded, in its final height. */
export function CarouselSkeleton({
  title,
  headingLevel = 2,
}: {
  readonly title: string
  readonly headingLevel?: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root>
      <Bar>
        <Heading>{title}</Heading>
      </Bar>
      <Loading label={`Loading ${title}`}>
        <Places>
          {Array.from({ length: 9 }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </Places>
      </Loading>
    </Root>
  )
}

type RowRef = { readonly current: HTMLElement | null }

function useCarouselPage(row: RowRef, count: number) {
  const [{ page, perRow }, setState] = useState({ page: 0, perRow: 0 })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const inRow = perRowOf(element.parentElement?.clientWidth ?? 0)
      const card = Math.round(element.scrollLeft / (element.scrollWidth / count || 1))
      setState({ page: pageOfCard(card, count, inRow), perRow: inRow })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scrollend', measure)
    return () => {
      observer.disconnect()
      element.removeEventListener('scrollend', measure)
    }
  }, [row, count])
  const goTo = (next: number) => {
    const card = row.current?.children[firstCardOf(next, count, perRow)]
    if (card instanceof HTMLElement) row.current?.scrollTo({ left: card.offsetLeft, behavior: scrollBehavior() })
    setState({ page: next, perRow })
  }
  return { page, pages: perRow === 0 ? 1 : carouselPages(count, perRow), goTo }
}

/** Whether a row has been moved: scrolled, paged, or gone through by keyboard up to its last card that stands. */
function useMoved(row: RowRef) {
  const [isMoved, setMoved] = useState(false)
  useEffect(() => {
    const element = row.current
    if (!element || isMoved) return
    const move = () => startTransition(() => setMoved(true))
    const moveAtEnd = ({ target }: FocusEvent) => {
      if (target instanceof Node && element.children[STANDING - 1]?.contains(target)) move()
    }
    element.addEventListener('scroll', move, { passive: true })
    element.addEventListener('focusin', moveAtEnd)
    return () => {
      element.removeEventListener('scroll', move)
      element.removeEventListener('focusin', moveAtEnd)
    }
  }, [row, isMoved])
  return { isMoved, move: () => setMoved(true) }
}

const scrollBehavior = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  container-type: inline-size;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  min-height: var(--target);
  > h2,
  > h3 {
    font-size: var(--text-xl);
  }
`

const Paging = styled.div<{ readonly $isShown: boolean }>`
  display: flex;
  gap: var(--space-2);
  margin-left: auto;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  @media (max-width: 599px) and (pointer: coarse) {
    display: none;
  }
`

const widths = cardsPerRow
  .toReversed()
  .map(({ from, perRow }) => `@container (min-width:${from}px){> *{--per-row:${perRow};}}`)
  .join('')

const row = css`
  --gap: var(--space-3);
  position: relative;
  display: flex;
  gap: var(--gap);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  padding: 4px;
  margin: -4px;
  scroll-padding: 4px;
  > * {
    flex: 0 0 calc((100% - (var(--per-row, 1) - 1) * var(--gap)) / var(--per-row, 1));
    min-width: 0;
    scroll-snap-align: start;
  }
  ${widths}
`

// On a phone, where two of fifteen cards are seen, the others are laid out when they come near. Those that are taller
// always are, so that the row does not grow under a finger, and one whose offers are open may reach over its edge. The
// padding is room for the outline of focus.
const Row = styled.ul`
  ${row}
  > li:empty {
    border-radius: var(--radius-m);
    background: var(--color-sunken) content-box;
    @media (scripting: none) {
      display: none;
    }
  }
  @media (max-width: 599px) {
    scroll-padding: 0;
    > li {
      flex-basis: calc((100% - (var(--per-row, 1) - 1) * var(--gap)) / var(--per-row, 1) + 8px);
      padding: 4px;
      margin: -4px;
    }
    > li:not(:has(select, [aria-expanded='true'])) {
      content-visibility: auto;
    }
  }
`

// What is still to come has no cards beyond the row: on a phone two of nine.
const beyond = cardsPerRow
  .slice(1)
  .map(
    ({ perRow }, index) =>
      `@container not (min-width:${cardsPerRow[index]?.from}px){> :nth-child(n+${perRow + 1}){display:none;}}`,
  )
  .join('')

const Places = styled.div`
  ${row}
  ${beyond}
`
