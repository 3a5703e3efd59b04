/** Markup that is safe to send: made by `html` only. */
export type Html = { readonly markup: string }
type Part = Html | string | number | undefined | false | readonly Html[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

const isList = (part: Part): part is readonly Html[] => Array.isArray(part)

function toMarkup(part: Part): string {
  if (part === undefined || part === false) return ''
  if (isList(part)) return part.map(toMarkup).join('')
  return typeof part === 'object' ? part.markup : escape(String(part))
}

/** Template tag: escapes every value that is not markup already. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: strings.reduce((markup, text, index) => markup + text + toMarkup(parts[index]), ''),
})
