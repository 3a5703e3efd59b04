// What render workers load of a shell: the shared packages that remotes leave outside, and how a page is rendered.
export { renderPage } from './server/render-page.tsx'
export { shared } from './server/shared.ts'
