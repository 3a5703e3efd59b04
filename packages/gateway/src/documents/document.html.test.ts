import { ROOT_ELEMENT_ID } from '@aisle/contract'
import { aBoot } from '@aisle/contract/testing'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { documentOf, type DocumentParts } from './document.html.ts'
import { earlyClicksTag } from './early-clicks.ts'
import { storeStateOf } from './store-state.rules.ts'

const boot = aBoot({ calls: [{ key: ['GET', '/v1/Configuration', {}], data: { name: '</script>' } }] })
const parts: DocumentParts = {
  title: 'Milk',
  image: undefined,
  head: { tags: '', data: [] },
  state: storeStateOf(undefined, 'fresh'),
  theme: undefined,
  shell: undefined,
  preloads: [],
  boot,
  rendered: undefined,
}
const pageStyles = '.card{color:red}'
const rendered = {
  html: '<header></header><main><h1>Milk</h1></main>',
  styles: `<style data-styled="true">${pageStyles}</style>`,
  failures: [],
}

describe('the document of a rendered page', () => {
  const { html, styleHashes } = documentOf({ ...parts, rendered })
  const [head = '', body = ''] = html.split('</head>')

  it('has the styles of what was rendered in its head, once, and its policy knows them by hash', () => {
    expect(head.split(pageStyles)).toHaveLength(2)
    expect(body).not.toContain('<style')
    expect(styleHashes).toContain(`sha256-${createHash('sha256').update(pageStyles).digest('base64')}`)
    expect(styleHashes).toHaveLength(html.match(/<style/g)?.length ?? 0)
  })

  it('has the page where the skeleton would be, and what it was made of', () => {
    expect(body).toContain(`<div id="${ROOT_ELEMENT_ID}" data-rendered>${rendered.html}</div>`)
    expect(html).not.toContain('frame-bone')
    expect(body).toContain('"calls":[{"key":["GET","/v1/Configuration",{}],"data":{"name":"\\u003c/script')
  })

  it('remembers what is pressed before there is code', () => {
    expect(head).toContain(earlyClicksTag)
  })
})

it('the document of a page that is the browser’s has a skeleton, and nothing to press', () => {
  const { html, styleHashes } = documentOf(parts)

  expect(html).toContain('frame-bone')
  expect(html).not.toContain(earlyClicksTag)
  expect(html).not.toContain('data-rendered')
  expect(styleHashes).toHaveLength(html.match(/<style/g)?.length ?? 0)
})
