/** Which fields an answer has, at which depth: `["items[].title"]`. Values do not matter, nor how many there are. */
export function shapeOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return unique(value.flatMap((item) => shapeOf(item, `${path}[]`)))
  if (typeof value !== 'object' || value === null) return []
  return unique(
    Object.entries(value).flatMap(([name, part]) => [`${path}.${name}`, ...shapeOf(part, `${path}.${name}`)]),
  )
}

const unique = (paths: readonly string[]) => [...new Set(paths)].toSorted()
