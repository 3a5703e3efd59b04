import { createStore } from 'zustand/vanilla'

/** The name of the page that is open, without the store's. */
export const pageTitle = createStore<string>(() => '')

/** Names the tab after page and store, also when a page names itself by its content (`usePageTitle`). */
export function startPageTitles(businessName: () => string): void {
  pageTitle.subscribe((title) => {
    document.title = [title, businessName()].filter(Boolean).join(' · ')
  })
  document.addEventListener('aisle:title', (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') pageTitle.setState(event.detail, true)
  })
}
