/** What React writes around parts: one that was rendered, one that was left to the browser, and the end of either. */
const BORDER = /(<!--\$[!?]?-->|<!--\/\$-->)/

/** The words in a page's `main` that were rendered, without what stands in for parts that are left to the browser. */
export function pageText(html: string): string {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(renderedPart(html)) ?? []
  return main
    .replaceAll(/<(style|script|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function renderedPart(html: string): string {
  const isLeft: boolean[] = []
  return html
    .split(BORDER)
    .filter((piece) => {
      if (piece.startsWith('<!--$')) isLeft.push(isLeft.at(-1) === true || piece !== '<!--$-->')
      else if (piece === '<!--/$-->') isLeft.pop()
      else return isLeft.at(-1) !== true
      return false
    })
    .join('')
}
