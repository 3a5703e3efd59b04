import { createElement, type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import { highestHeading, parseRichText, type RichElement, type RichNode } from './rich-text.rules.ts'

export type RichTextProps = {
  /** As somebody wrote it; only allowed parts are shown. */
  readonly html: string
  /** The highest heading inside gets this level: below the page's own. */
  readonly headingLevel?: 2 | 3 | 4
}

/**
 * HTML of the store's editors (legal texts, content pages, product descriptions). The one place that shows foreign HTML;
 * it makes elements from an allow-list and never sets markup (T31, Trusted Types).
 */
export function RichText({ html, headingLevel = 2 }: RichTextProps) {
  const nodes = useMemo(() => parseRichText(html), [html])
  const shift = headingLevel - (highestHeading(nodes) ?? headingLevel)
  return <Root>{nodes.map((node, index) => renderNode(node, index, shift))}</Root>
}

function renderNode(node: RichNode, key: number, shift: number): ReactNode {
  if (typeof node === 'string') return node
  const children = node.children.map((child, index) => renderNode(child, index, shift))
  return createElement(nameOf(node, shift), { key, ...propsOf(node) }, ...(children.length > 0 ? [children] : []))
}

function nameOf({ tag }: RichElement, shift: number) {
  const level = /^h([1-6])$/.exec(tag)?.[1]
  return level ? `h${Math.min(Number(level) + shift, 6)}` : tag
}

function propsOf({ tag, attributes }: RichElement) {
  const { colspan, rowspan, ...plain } = attributes
  if (tag === 'img') return { alt: '', loading: 'lazy', ...plain }
  if (tag === 'a' && /^https?:/.test(plain.href ?? '')) return { ...plain, rel: 'noopener noreferrer nofollow' }
  return {
    ...plain,
    ...(colspan ? { colSpan: Number(colspan) } : {}),
    ...(rowspan ? { rowSpan: Number(rowspan) } : {}),
  }
}

const Root = styled.div`
  max-width: 75ch;
  overflow-wrap: anywhere;
  > * + * {
    margin-top: var(--space-3);
  }
  ul,
  ol {
    padding-left: var(--space-5);
    list-style: revert;
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-top: var(--space-5);
    font-size: var(--text-l);
  }
  > :first-child {
    margin-top: 0;
  }
  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line);
    text-align: left;
  }
  img {
    height: auto;
  }
`
