import { createHash } from 'node:crypto'

/** `Crème fraîche & more` → `creme-fraiche-more`, at most 80 characters; of a text without Latin letters, its digest. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
  return slug || createHash('sha256').update(text).digest('hex').slice(0, 8)
}

/** Of an id: two that differ by what a slug leaves out stay apart. */
export function idSlugOf(id: string): string {
  const slug = slugOf(id)
  return slug === id.toLowerCase() ? slug : `${slug}-${createHash('sha256').update(id).digest('hex').slice(0, 6)}`
}
