const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Text for element content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES.get(mark) ?? mark)

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
