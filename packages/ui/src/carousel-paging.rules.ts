/** Cards per row by the width of their container in px (spec 1 §9), widest first. */
export const cardsPerRow = [
  { from: 1920, perRow: 9 },
  { from: 1600, perRow: 7 },
  { from: 1280, perRow: 6 },
  { from: 1024, perRow: 5 },
  { from: 768, perRow: 4 },
  { from: 580, perRow: 3 },
  { from: 290, perRow: 2 },
] as const

/** Cards in one row of a container this wide. */
export const perRowOf = (width: number): number => cardsPerRow.find(({ from }) => width >= from)?.perRow ?? 1

/**
 * Pages of a carousel. With more than 2 in a row the last place of a page is the first of the next, so
 * pages = ceil((count - 1) / (perRow - 1)) (spec 1 §4); else ceil(count / perRow), and what fits is one page (decision 8).
 */
export function carouselPages(count: number, perRow: number): number {
  if (count <= perRow) return 1
  return perRow > 2 ? Math.ceil((count - 1) / (perRow - 1)) : Math.ceil(count / perRow)
}

/** The card that a page begins with; the last page is filled up from the left. Pages count from 0. */
export function firstCardOf(page: number, count: number, perRow: number): number {
  return Math.max(0, Math.min(page * pageStep(perRow), count - perRow))
}

/** The page on which this card is the first one in sight. */
export function pageOfCard(card: number, count: number, perRow: number): number {
  const pages = carouselPages(count, perRow)
  if (card >= count - perRow) return pages - 1
  return Math.min(Math.round(card / pageStep(perRow)), pages - 1)
}

const pageStep = (perRow: number) => (perRow > 2 ? perRow - 1 : perRow)
