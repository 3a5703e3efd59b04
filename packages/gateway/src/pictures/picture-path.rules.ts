import { IMAGE_WIDTHS, PICTURES_PATH } from '@aisle/contract'
import { assetSegments } from '../assets/asset-path.rules.ts'

export type AskedPicture = {
  /** px, one of the ladder. */
  readonly width: number
  /** The parts of its path below `/images/`. */
  readonly segments: readonly string[]
}

/**
 * What an address as it was sent asks for. `undefined` for a width that is not on the ladder, in another spelling, or
 * with a query, which would make one picture many for the caches on the way, and for what is no file's path (T59).
 */
export function askedPicture(rawUrl: string): AskedPicture | undefined {
  if (rawUrl.includes('?')) return undefined
  const [step, ...segments] = assetSegments(rawUrl, PICTURES_PATH) ?? []
  const width = IMAGE_WIDTHS.find((known) => String(known) === step)
  return width !== undefined && segments.length > 0 ? { width, segments } : undefined
}
