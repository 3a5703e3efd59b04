/**
 * What was pressed goes away with its line: the focus goes to the page's heading and not to nowhere (WCAG 2.4.3). The
 * page stays where it is.
 */
export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true })
