import { html, type Html } from './html.ts'

export type Page = {
  readonly title: string
  readonly body: Html
  /** Below /assets/. */
  readonly styles: readonly string[]
  readonly scripts?: readonly string[]
  /** `data-…` of the body: what the scripts need to know. */
  readonly data?: Readonly<Record<string, string>>
  readonly className?: string
}

/** The whole document. No inline script or style: the policy of every page forbids them. */
export function renderPage({ title, body, styles, scripts = [], data = {}, className }: Page): string {
  const attributes = Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
${scripts.map((source) => html`<script type="module" src="${source}"></script>`)}
</head>
<body${className !== undefined && html` class="${className}"`}${attributes}>${body}</body>
</html>`.markup
}
