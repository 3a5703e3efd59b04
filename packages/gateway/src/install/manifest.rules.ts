import { formatHexColor } from '../theme/color.rules.ts'
import { iconAddress, iconKinds, type IconName } from './icon.rules.ts'
import type { InstallLook } from './install-look.rules.ts'

/** Characters that a home screen shows below an icon. */
const SHORT = 12

/** As many whole words as a home screen has room for, at least one. */
export function shortNameOf(name: string): string {
  const [first = name, ...others] = name.trim().split(/\s+/)
  return others.reduce((short, word, index) => {
    const isWhole = short === [first, ...others.slice(0, index)].join(' ')
    return isWhole && `${short} ${word}`.length <= SHORT ? `${short} ${word}` : short
  }, first)
}

const icon = (name: IconName, purpose: 'any' | 'maskable', { accent }: InstallLook) => {
  const { size } = iconKinds[name]
  return { src: iconAddress(name, accent), sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** What a device needs to install a store (W3C Web Application Manifest). */
export const manifestOf = (name: string, look: InstallLook) => ({
  id: '/',
  name,
  short_name: shortNameOf(name),
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: formatHexColor(look.accent),
  background_color: formatHexColor(look.surface),
  icons: [icon('any-192', 'any', look), icon('any-512', 'any', look), icon('maskable-512', 'maskable', look)],
})
