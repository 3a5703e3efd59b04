export type PathParams = Readonly<Record<string, string>>

/**
 * The parameters of a path, `undefined` where it does not match. Patterns are React Router's: `/detail/:seoName`,
 * `/discount/:discountId?`. Case and a trailing slash do not matter.
 */
export function matchRoutePath(pattern: string, pathname: string): PathParams | undefined {
  const expected = segmentsOf(pattern)
  const actual = segmentsOf(pathname)
  if (actual.length > expected.length) return undefined

  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = actual[index]
    if (!segment.startsWith(':')) {
      if (value?.toLowerCase() !== segment.toLowerCase()) return undefined
    } else if (value !== undefined) {
      const decoded = decodeSegment(value)
      if (decoded === undefined) return undefined
      params[segment.slice(1).replace('?', '')] = decoded
    } else if (!segment.endsWith('?')) return undefined
  }
  return params
}

/** The path of a pattern with its parameters filled in; those the pattern does not name become the query. */
export function fillRoutePath(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  const left = new Map(Object.entries(params))
  const segments = segmentsOf(pattern).flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment]
    const name = segment.slice(1).replace('?', '')
    const value = left.get(name)
    left.delete(name)
    if (value !== undefined && value !== '') return [encodeURIComponent(value)]
    if (segment.endsWith('?')) return []
    throw new Error(`${pattern} needs the parameter ${name}`)
  })
  for (const [name, value] of left) if (value !== undefined) query.set(name, value)
  return `/${segments.join('/')}${query.size > 0 ? `?${query}` : ''}`
}

/** Static segments before parameters, so that `/gift-cards/find-card` wins over `/gift-cards/:giftCardId`. */
export function compareRoutePaths(a: string, b: string): number {
  const left = segmentsOf(a)
  const right = segmentsOf(b)
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = weightOf(left[index]) - weightOf(right[index])
    if (difference !== 0) return difference
  }
  return 0
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const weightOf = (segment: string | undefined) => (segment === undefined ? 1 : segment.startsWith(':') ? 2 : 0)

function decodeSegment(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined // a malformed escape matches nothing
  }
}
