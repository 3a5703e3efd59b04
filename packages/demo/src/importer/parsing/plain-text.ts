const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['#39', "'"],
])

/** What a reader sees of a text that may hold markup: tags are gone, entities are characters, white space is one space. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES.get(name.toLowerCase()) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What programs that make feeds write where there is nothing: `-`, `n/a`, `undefined`. */
export const saysNothing = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || /^(?:n\/?a|null|undefined|nan)$/i.test(text)
