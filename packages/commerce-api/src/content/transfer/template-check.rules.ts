import { isImageAddress } from './content-files.ts'

type Problem = { readonly path: string; readonly reason: string }

/** Fields that hold the address of an image, and those that hold a colour. */
const IMAGES = new Set(['imageUrl', 'defaultImage'])
const COLOURS = new Set(['color', 'custom'])

/** What the schema of a template allows and the store would drop without a word, or mix up. */
export function checkTemplate(template: unknown, path: string): readonly Problem[] {
  const problems: Problem[] = []
  const ids = new Set<string>()
  walk(template, path, (name, value, place) => {
    if (name === 'id' && typeof value === 'string' && !place.endsWith('.collection.id')) {
      if (ids.has(value)) problems.push({ path: place, reason: `The id "${value}" is used twice in this template` })
      ids.add(value)
    } else if (IMAGES.has(name) && typeof value === 'string' && value !== '' && !isImageAddress(value)) {
      problems.push({ path: place, reason: 'Must be an https address, or a path of the store that begins with /' })
    } else if (COLOURS.has(name) && typeof value === 'string' && value !== '' && !isColour(value)) {
      problems.push({ path: place, reason: 'Must be a colour like #2a9dcc' })
    } else if (name === 'width' && /columns\[\d+\]\.width$/.test(place) && !isShare(value)) {
      problems.push({ path: place, reason: 'Must be a percentage from 1 to 100' })
    } else if (name === 'schedule' && Array.isArray(value)) {
      problems.push(...value.flatMap((period, index) => checkPeriod(period, `${place}[${index}]`)))
    }
  })
  return problems
}

/** A period that ends before it begins, or whose times are none, would hide its part for good. */
export function checkPeriod(period: unknown, path: string): readonly Problem[] {
  const times = ['startsAt', 'endsAt'].map((name) => {
    const value: unknown = typeof period === 'object' && period !== null ? Reflect.get(period, name) : undefined
    return { name, value, at: typeof value === 'string' ? Date.parse(value) : undefined }
  })
  const unread = times.filter(({ at }) => at !== undefined && Number.isNaN(at))
  if (unread.length > 0) {
    return unread.map(({ name }) => ({
      path: `${path}.${name}`,
      reason: 'Must be an instant like 2030-01-31T08:00:00Z',
    }))
  }
  const [starts, ends] = times.map(({ at }) => at)
  if (starts === undefined || ends === undefined || starts < ends) return []
  return [{ path: `${path}.endsAt`, reason: 'Must be later than startsAt' }]
}

const isColour = (text: string) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)
const isShare = (value: unknown) => typeof value === 'number' && value >= 1 && value <= 100

function walk(value: unknown, path: string, visit: (name: string, value: unknown, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`
    visit(name, inner, place)
    walk(inner, place, visit)
  }
}
