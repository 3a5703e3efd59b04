const LENGTH = 160

/** A description in the length that search results show, cut between words. */
export function excerptOf(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= LENGTH) return plain
  const end = plain.slice(0, LENGTH).lastIndexOf(' ')
  return `${plain.slice(0, end > LENGTH / 2 ? end : LENGTH - 1)}…`
}
