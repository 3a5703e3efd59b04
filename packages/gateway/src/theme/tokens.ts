import type { Theme } from '@aisle/api/theme'
import {
  contrastRatio,
  type Rgb,
  formatHexColor,
  INK,
  mix,
  parseHexColor,
  reachContrast,
  readableOn,
  WHITE,
} from './color.rules.ts'
import { parseFontFamily } from './font-family.rules.ts'

/** Text needs this contrast (WCAG 2.2, 1.4.3), borders of controls and icons 3. */
const TEXT_CONTRAST = 4.5

/** What pages are set in where the tenant names no font, or this device has none of them. */
const SYSTEM_FONTS = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'

/** The accent of a tenant that chose none (spec 2 §9). */
const DEFAULT_ACCENT = '#2a9dcc'

/**
 * A tenant's colours as custom properties, made readable: an accent too light to be text on the surface is darkened,
 * what stands on the accent is black or white. Anything but `#rgb` and `#rrggbb` counts as absent (T34).
 */
export function themeTokens(theme: Theme | null | undefined): Readonly<Record<string, string>> {
  const surface = parseHexColor(theme?.surfaceColor) ?? WHITE
  const page = parseHexColor(theme?.backgroundColor) ?? mix(surface, INK, 0.03)
  const ink = contrastRatio(surface, INK) >= contrastRatio(surface, WHITE) ? INK : WHITE
  const brand = parseHexColor(theme?.primaryColor) ?? parseHexColor(DEFAULT_ACCENT) ?? ink
  // The second colour tints what is chosen, pointed at or set apart, behind the text.
  const soft = mix(parseHexColor(theme?.secondaryColor) ?? brand, surface, 0.9)
  // A page of the opposite darkness holds no text of its own: everything readable stands on surfaces.
  const backgrounds = [surface, soft, page].filter((background) => contrastRatio(ink, background) >= 7)
  const readable = (color: Rgb) => reachContrast(color, backgrounds, TEXT_CONTRAST, ink)
  const chosen = (color: string | null | undefined, otherwise: string) =>
    readable(parseHexColor(color) ?? parseHexColor(otherwise) ?? ink)
  const accent = readable(brand)
  const text = readable(parseHexColor(theme?.textColor) ?? ink)
  const colors = {
    accent,
    'on-accent': readableOn(accent),
    'accent-soft': soft,
    surface,
    page,
    text,
    muted: readable(parseHexColor(theme?.mutedTextColor) ?? mix(text, surface, 0.35)),
    line: parseHexColor(theme?.borderColor) ?? mix(text, surface, 0.86),
    control: reachContrast(mix(text, surface, 0.5), backgrounds, 3, ink),
    danger: chosen(theme?.dangerColor, '#b42318'),
    success: chosen(theme?.successColor, '#1b7a43'),
    warning: chosen(theme?.warningColor, '#8a5200'),
  }
  const radius = Math.min(Math.max(theme?.cornerRadius ?? 8, 0), 24)
  return {
    ...Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--color-${name}`, formatHexColor(color)])),
    '--radius-s': `${radius / 2}px`,
    '--radius-m': `${radius}px`,
    '--radius-l': `${radius * 1.5}px`,
  }
}

/** The same as a style sheet, for a page that is on screen already: nothing in it changes the size of text. */
export const lateThemeStyles = (theme: Theme | null | undefined): string => write(themeTokens(theme))

/** The same with the tenant's font, for a `<style>` in the document. */
export function themeStyles(theme: Theme | null | undefined): string {
  const fonts = parseFontFamily(theme?.fontFamily)
  return write({ ...themeTokens(theme), ...(fonts ? { '--font-sans': `${fonts},${SYSTEM_FONTS}` } : {}) })
}

const write = (tokens: Readonly<Record<string, string>>) =>
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

const scale = [4, 8, 12, 16, 24, 32, 48, 64].map((px, index) => `--space-${index + 1}:${px}px`).join(';')

/**
 * Every token with its default and the few rules that hold for the whole page. The shell's global style; a tenant's
 * `themeStyles` come after it.
 */
export const tokenStyles: string = `${themeStyles(null)}
:root{${scale};
--font-sans:${SYSTEM_FONTS};
--text-xs:.75rem;--text-s:.875rem;--text-m:1rem;--text-l:1.125rem;--text-xl:1.375rem;--text-2xl:1.75rem;
--shadow-1:0 1px 2px rgb(16 24 40/.08),0 1px 4px rgb(16 24 40/.05);
--shadow-2:0 4px 12px rgb(16 24 40/.1),0 12px 32px rgb(16 24 40/.12);
--target:44px;--motion:160ms;
--bottom-bar-height:calc(57px + env(safe-area-inset-bottom));
color-scheme:light;accent-color:var(--color-accent)}
@media (min-width:1024px){:root{--text-xl:1.5rem;--text-2xl:2.125rem;--bottom-bar-height:0px}}
@media (prefers-reduced-motion:reduce){:root{--motion:0.01ms}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding:var(--space-8) 0 calc(var(--bottom-bar-height) + var(--space-8))}
@media (min-width:1024px){html{scroll-padding-top:120px}}
body{margin:0;font:400 var(--text-m)/1.5 var(--font-sans);color:var(--color-text);background:var(--color-page)}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
h1,h2,h3{line-height:1.25;text-wrap:balance}
ul,ol{list-style:none}
img,svg{display:block;max-width:100%}
svg{overflow:visible}
button,input,select,textarea{font:inherit;color:inherit}
a{color:var(--color-accent)}
:focus-visible{outline:3px solid var(--color-accent);outline-offset:2px}
[hidden]{display:none!important}`
