import type { Theme } from '@aisle/api/theme'
import { createHash } from 'node:crypto'
import { escapeHtml } from '../documents/escape.rules.ts'
import { messages } from '../server/gateway.messages.ts'
import { themeStyles, tokenStyles } from '../theme/tokens.ts'

const ownStyles = `
body{display:grid;min-height:100dvh;place-items:center}
main{display:grid;justify-items:center;gap:var(--space-4);max-width:36rem;padding:var(--space-7) var(--space-5);text-align:center}
strong{color:var(--color-muted);font-size:var(--text-s)}
h1{font-size:var(--text-2xl)}
p{color:var(--color-muted)}
svg{color:var(--color-accent)}
a{display:inline-flex;align-items:center;min-height:var(--target);padding:0 var(--space-5);border-radius:var(--radius-m);background:var(--color-accent);color:var(--color-on-accent);font-weight:600;text-decoration:none}`

/** The no-connection page (spec 1 §2), kept by the service worker. It has no script: trying again is a link to here. */
export function offlinePage(name: string, theme: Theme | undefined) {
  const styles = tokenStyles + themeStyles(theme) + ownStyles
  const hash = createHash('sha256').update(styles).digest('base64')
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml([messages.noConnection, name].join(' · '))}</title>
<style>${styles}</style>
</head>
<body>
<main>
<svg width="64" height="64" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path d="M3 3l18 18M8.5 15.5a5 5 0 0 1 5.6-1M5 12a10 10 0 0 1 4.2-2.4M2 8.5A15 15 0 0 1 6 6M12.7 9.1a10 10 0 0 1 6.3 2.9M10.4 5a15 15 0 0 1 11.6 3.5M12 19.5h.01"/>
</svg>
<strong>${escapeHtml(name)}</strong>
<h1>${messages.noConnection}</h1>
<p>${messages.noConnectionText}</p>
<a href="">${messages.tryAgain}</a>
</main>
</body>
</html>
`,
  }
}
