import { messages } from '../server/gateway.messages.ts'
import { escapeHtml } from './escape.rules.ts'
import type { StoreState } from './store-state.rules.ts'

/** The frame before any script has run, in the place and size that it has afterwards. */
export const skeletonStyles = `
.frame-bar{position:sticky;top:0;z-index:2;background:var(--color-surface);border-bottom:1px solid var(--color-line)}
.frame-row{display:grid;grid-template-rows:56px 44px auto;align-items:center;max-width:1600px;margin:0 auto;padding:0 var(--space-4) var(--space-2)}
.frame-name{font-weight:700;font-size:var(--text-l);color:inherit;text-decoration:none}
.frame-name img{height:40px;width:auto}
.frame-search{grid-row:3;height:44px}
.frame-main{max-width:1600px;margin:0 auto;padding:var(--space-4)}
.frame-bone{border-radius:var(--radius-m);background:var(--color-line);opacity:.6}
.frame-title{width:min(16rem,60%);height:2rem;margin:var(--space-4) 0}
.frame-grid{display:grid;gap:var(--space-4);grid-template-columns:repeat(2,minmax(0,1fr))}
.frame-grid .frame-bone{aspect-ratio:3/4}
.frame-status{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (min-width:600px){.frame-grid{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media (min-width:1024px){.frame-row{grid-template:44px 45px/auto minmax(0,640px);justify-content:space-between;padding:10px var(--space-5)}.frame-search{grid-row:1}.frame-grid{grid-template-columns:repeat(5,minmax(0,1fr))}}
`

/** Nothing will ever come in place of the bones. */
export const noScriptStyles = `.frame-bone{display:none}`

const bone = '<div class="frame-bone"></div>'

export function skeleton({ businessName, logoUrl }: StoreState): string {
  const name = escapeHtml(businessName)
  const mark = logoUrl ? `<img src="${escapeHtml(logoUrl)}" alt="${name}" height="40">` : name
  return `<header class="frame-bar"><div class="frame-row"><a class="frame-name" href="/">${mark}</a>
<div class="frame-search frame-bone" aria-hidden="true"></div></div></header>
<main class="frame-main" aria-busy="true"><p class="frame-status" role="status">${messages.loading}</p>
<noscript><p>${messages.noScript}</p></noscript>
<div aria-hidden="true"><div class="frame-title frame-bone"></div><div class="frame-grid">${bone.repeat(10)}</div></div></main>`
}
