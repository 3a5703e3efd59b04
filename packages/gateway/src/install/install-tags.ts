import type { Theme } from '@aisle/api/theme'
import { formatHexColor } from '../theme/color.rules.ts'
import { iconAddress } from './icon.rules.ts'
import { installLook } from './install-look.rules.ts'

export const MANIFEST_PATH = '/manifest.webmanifest'

/** What a document says of the store as an app: what it is, its colour, its icon where no manifest is read. */
export function installTags(theme: Theme | undefined): string {
  const { accent } = installLook(theme)
  return [
    `<meta name="theme-color" content="${formatHexColor(accent)}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}">`,
    `<link rel="apple-touch-icon" href="${iconAddress('touch-180', accent)}">`,
  ].join('\n')
}
