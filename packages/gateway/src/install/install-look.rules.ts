import type { Theme } from '@aisle/api/theme'
import { parseHexColor, type Rgb, WHITE } from '../theme/color.rules.ts'
import { themeTokens } from '../theme/tokens.ts'

/** How an installed store looks around its pages: the tenant's colours, made readable as everywhere. */
export type InstallLook = { readonly accent: Rgb; readonly onAccent: Rgb; readonly surface: Rgb }

export function installLook(theme: Theme | null | undefined): InstallLook {
  const tokens = themeTokens(theme)
  const color = (name: string) => parseHexColor(tokens[`--color-${name}`]) ?? WHITE
  return { accent: color('accent'), onAccent: color('on-accent'), surface: color('surface') }
}
