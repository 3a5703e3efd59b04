import { createStore } from 'zustand/vanilla'

/** The name of the page that is open, without the store's. */
export const pageTitle = createStore<string>(() => '')

const BETWEEN = ' · '
let storeName = () => ''

/** Names the tab after page and store, also when a page names itself by its content (`usePageTitle`). */
export function startPageTitles(businessName: () => string): void {
  storeName = businessName
  pageTitle.subscribe((title) => {
    document.title = [title, businessName()].filter(Boolean).join(BETWEEN)
  })
  document.addEventListener('aisle:title', (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') pageTitle.setState(event.detail, true)
  })
}

/** The page's name as the gateway wrote it: by what is on it, which the page itself knows later. */
export function titleInDocument(): string | undefined {
  const end = BETWEEN + storeName()
  return storeName() && document.title.endsWith(end) ? document.title.slice(0, -end.length) : undefined
}
