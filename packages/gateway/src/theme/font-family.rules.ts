/** Names of CSS that stand for a kind of font; quoted they would be names of fonts. */
const GENERIC: ReadonlySet<string> = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-rounded',
  'ui-serif',
])

/** Enough for every font there is, and nothing that could end a declaration. */
const NAME = /^[a-z0-9][a-z0-9 -]{0,39}$/i
const MOST = 5

/**
 * A CSS value for fonts that a device may have, from a list such as `Georgia, "Times New Roman", serif`; nothing for any
 * other text: a theme is input (T34).
 */
export function parseFontFamily(text: string | null | undefined): string | undefined {
  const names = (text ?? '').split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
  if (names.length > MOST || !names.every((name) => NAME.test(name))) return undefined
  return names.map((name) => (GENERIC.has(name.toLowerCase()) ? name.toLowerCase() : `"${name}"`)).join(',')
}
