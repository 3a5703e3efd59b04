import {
  type Boot,
  BOOT_ELEMENT_ID,
  type Registry,
  RENDERED_ATTRIBUTE,
  ROOT_ELEMENT_ID,
  THEME_STYLES_PATH,
  type RenderedPage,
} from '@aisle/contract'
import type { Theme } from '@aisle/api/theme'
import type { PageHead } from '../crawlers/page-head.ts'
import { themeStyles, tokenStyles } from '../theme/tokens.ts'
import { earlyClicksTag } from './early-clicks.ts'
import { installTags } from '../install/install-tags.ts'
import { escapeHtml, scriptJson } from './escape.rules.ts'
import { hashesOfStyles } from './style-hashes.rules.ts'
import { isPreloaded, mainImageLink, type Preload, preloadTags, shellTags } from './preloads.rules.ts'
import { noScriptStyles, skeleton, skeletonStyles } from './skeleton.ts'
import { imageAddress, type StoreState } from './store-state.rules.ts'

export type DocumentParts = {
  readonly title: string
  /** The page's main image. */
  readonly image: string | undefined
  readonly head: PageHead
  readonly state: StoreState
  readonly theme: Theme | undefined
  readonly shell: Registry['shell']
  readonly preloads: readonly Preload[]
  readonly boot: Boot
  /** The page as the server rendered it; a skeleton stands in for one that is left to the browser. */
  readonly rendered: RenderedPage | undefined
}

export type Document = {
  readonly html: string
  /** What its policy has to allow by hash. */
  readonly styleHashes: readonly string[]
  /** What its header `Link` says. */
  readonly link: string | undefined
}

export function documentOf(parts: DocumentParts): Document {
  const { rendered, theme } = parts
  const own = `<style>${tokenStyles}${themeStyles(theme)}${rendered ? '' : skeletonStyles}</style>${rendered ? '' : withoutScripts}`
  const styles = own + (rendered?.styles ?? '')
  return {
    html: documentHtml(parts, styles),
    styleHashes: hashesOfStyles(styles),
    link: rendered && mainImageLink(rendered.html),
  }
}

const withoutScripts = `<noscript><style>${noScriptStyles}</style></noscript>`

function documentHtml(parts: DocumentParts, styles: string): string {
  const { title, head, state, theme, shell, preloads, boot, rendered } = parts
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${escapeHtml(title)}</title>
${metaTags(parts)}
${styles}${theme ? '' : lateThemeTag}
${preloadTags(preloads)}
${shellTags(shell)}
${rendered ? earlyClicksTag : ''}
</head>
<body>
${rootElement(rendered?.html, state)}
${structuredDataTag(head.data)}
<script type="application/json" id="${BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>
</body>
</html>
`
}

/** Colours that are not known in time: fetched without holding anything up, put on by the shell. */
const lateThemeTag = `\n<link rel="stylesheet" href="${THEME_STYLES_PATH}" media="not all">`

const rootElement = (html: string | undefined, state: StoreState) =>
  html === undefined
    ? `<div id="${ROOT_ELEMENT_ID}">${skeleton(state)}</div>`
    : `<div id="${ROOT_ELEMENT_ID}" ${RENDERED_ATTRIBUTE}>${html}</div>`

/** Data for search engines, which no browser runs; below the content, which does not wait for it. */
const structuredDataTag = (graph: readonly object[]) =>
  graph.length > 0
    ? `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`
    : ''

function metaTags({ image, head, theme, rendered }: DocumentParts) {
  const icon = imageAddress(theme?.faviconURL) ?? '/favicon.svg'
  return [
    head.tags,
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    installTags(theme),
    ...(image && isPreloaded(image, rendered !== undefined)
      ? [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(image)}">`]
      : []),
  ].join('\n')
}
