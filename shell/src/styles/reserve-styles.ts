/** What the server wrote of the page's styles. */
export const serverStyles = (page: Document) => page.querySelector<HTMLStyleElement>('style[data-styled="true"]')

/** Keeps them from styled-components, which takes what is marked with its version as soon as it is evaluated. */
export const reserveStyles = (page: Document) => serverStyles(page)?.removeAttribute('data-styled-version')
