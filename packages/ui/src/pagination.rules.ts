import { formatCount } from './count.rules.ts'

/** Pages that are needed for `count` items; there is always one. */
export const pageCount = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize))

/** The pages to offer: the first, the last and those around the current one; 0 marks a gap of two or more pages. */
export function pagesToOffer(current: number, pages: number, around = 1): readonly number[] {
  const offered: number[] = []
  for (let page = 1; page <= pages; page += 1) {
    const isNear = Math.abs(page - current) <= around
    const closesGap = page === 2 ? current - around <= 3 : page === pages - 1 && current + around >= pages - 2
    if (page === 1 || page === pages || isNear || closesGap) offered.push(page)
    else if (offered.at(-1) !== 0) offered.push(0)
  }
  return offered
}

/** `21–40 of 97` */
export function shownRange(current: number, pageSize: number, count: number): string {
  if (count === 0) return '0 of 0'
  const [first, last] = [(current - 1) * pageSize + 1, Math.min(current * pageSize, count)]
  return `${formatCount(first)}–${formatCount(last)} of ${formatCount(count)}`
}
