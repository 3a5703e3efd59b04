import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileHtml } from '../../packages/ui/src/hostile-html.corpus.ts'
import { crawledApi, shelves } from '../../packages/gateway/src/testing/crawled-store.ts'
import { startGateway, storeCookie } from '../../packages/gateway/src/testing/gateway.ts'
import { fillRegistry } from '../../packages/gateway/src/testing/registry.builder.ts'
import { described, tag } from '../../packages/gateway/src/crawlers/described.builder.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
  await fillRegistry(gateway.registryDir, [{ tenant: 'fresh', remotes: { 'mf-catalogue': shelves } }])
})
afterAll(() => gateway[Symbol.asyncDispose]())

/** What an element or attribute of a document is called, each once. */
function namesIn(html: string) {
  const tags = [...html.matchAll(/<\/?[a-z!][^\s>/]*(?:\s+[^\s"'=>/]+(?:="[^"]*")?)*\s*\/?>/gi)].map(([one]) => one)
  return {
    elements: new Set(tags.map((one) => /^<\/?([a-z!][^\s>/]*)/i.exec(one)?.[1])),
    attributes: new Set(
      tags.flatMap((one) => [...one.matchAll(/\s([^\s"'=>/]+)(?:="[^"]*")?/g)].map(([, name]) => name)),
    ),
    rest: tags.reduce((text, one) => text.replace(one, ''), html),
  }
}

/** A document without what is data for scripts, which is looked at as data. */
const markupOf = (html: string) => html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '<script></script>')

async function documentWith(text: string) {
  gateway.api.answerWith(
    crawledApi({
      business: { businessName: text },
      product: {
        title: text,
        brand: text,
        shortDescription: text,
        sku: text,
        breadcrumbs: [{ title: text, linkType: 'category', seoName: 'dairy' }],
        images: [{ url: '/images/milk.svg', alt: text }],
      },
    }),
  )
  const { text: html } = await gateway.send({
    path: '/detail/whole-milk',
    headers: { accept: 'text/html', cookie: storeCookie },
  })
  return html
}

it(`T32 none of ${hostileHtml.length} names becomes markup in a document, or other data for search engines`, async () => {
  const plain = namesIn(markupOf(await documentWith('Whole Milk')))

  for (const [index, payload] of hostileHtml.entries()) {
    const text = `${index} ${payload}`
    const html = await documentWith(text)
    const found = namesIn(markupOf(html))

    expect(
      [...found.elements].filter((name) => !plain.elements.has(name)),
      payload,
    ).toEqual([])
    expect(
      [...found.attributes].filter((name) => !plain.attributes.has(name)),
      payload,
    ).toEqual([])
    expect(found.rest, payload).not.toContain('<')
    expect(html.match(/<script/gi), payload).toHaveLength(html.match(/<\/script>/gi)?.length ?? 0)
    expect(described(html)('Product'), payload).toMatchObject([{ name: text, brand: { name: text } }])
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1], payload).toContain(`${index} &lt;`)
    expect(tag(html, 'og:title'), payload).toContain(`${index} &lt;`)
  }
}, 120_000)
