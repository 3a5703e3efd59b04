import { type Boot, BOOT_ELEMENT_ID, type Registry, ROOT_ELEMENT_ID } from '@aisle/contract'
import type { Theme } from '@aisle/api/theme'
import { themeStyles, tokenStyles } from '@aisle/ui/tokens'
import { escapeHtml, scriptJson } from './escape.rules.ts'
import type { Headline } from './headline.rules.ts'
import { type Preload, preloadTags, shellTags } from './preloads.rules.ts'
import { skeleton, skeletonStyles } from './skeleton.ts'
import { imageAddress, type StoreState } from './store-state.rules.ts'

export type DocumentParts = {
  readonly nonce: string
  readonly title: string
  readonly headline: Headline
  readonly state: StoreState
  readonly theme: Theme | undefined
  readonly shell: Registry['shell']
  readonly preloads: readonly Preload[]
  readonly boot: Boot
  /** Pages that search engines should list. */
  readonly isListed: boolean
}

const DESCRIPTION_LENGTH = 160

export function documentHtml(parts: DocumentParts): string {
  const { nonce, title, state, theme, shell, preloads, boot } = parts
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${escapeHtml(title)}</title>
${metaTags(parts)}
<style nonce="${nonce}">${tokenStyles}${themeStyles(theme)}${skeletonStyles}</style>
${preloadTags(preloads, nonce)}
${shellTags(shell, nonce)}
</head>
<body>
<div id="${ROOT_ELEMENT_ID}">${skeleton(state)}</div>
<script type="application/json" id="${BOOT_ELEMENT_ID}" nonce="${nonce}">${scriptJson(boot)}</script>
</body>
</html>
`
}

function metaTags({ headline, state, theme, isListed }: DocumentParts) {
  const description = (headline.description ?? state.businessName).slice(0, DESCRIPTION_LENGTH)
  const icon = imageAddress(theme?.faviconURL) ?? '/favicon.svg'
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(isListed ? [] : ['<meta name="robots" content="noindex">']),
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    ...(headline.image
      ? [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(headline.image)}">`]
      : []),
  ].join('\n')
}
