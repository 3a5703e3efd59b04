import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import type { Drawing } from '../drawings.ts'
import { productDrawings, storeDrawings } from '../drawings.ts'
import { demoTenants } from '../tenants.ts'
import { drawProduct } from './draw-product.ts'
import { kinds } from './kinds.ts'

const ALLOWED = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'clipPath'])
const tenants = demoTenants(new Date('2026-11-20T12:00:00Z'))
const products = tenants.flatMap(({ catalogue }) => productDrawings(catalogue.products))

/** Names of elements and attributes; throws where the text is no well-formed XML. */
function partsOf(svg: string) {
  const parts = { elements: new Set<string>(), attributes: new Set<string>() }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    parts.elements.add(name)
    for (const attribute of Object.keys(attributes)) parts.attributes.add(attribute)
  })
  parser.write(svg).close()
  return parts
}

function expectHarmless({ path, svg }: Drawing) {
  const { elements, attributes } = partsOf(svg)
  expect(
    [...elements].filter((name) => !ALLOWED.has(name)),
    path,
  ).toEqual([])
  expect(
    [...attributes].filter((name) => /href|^on|style|src/i.test(name)),
    path,
  ).toEqual([])
  expect(svg, path).not.toMatch(/undefined|NaN|url\((?!#)/)
}

describe('drawings of products', () => {
  it('are well-formed, without scripts, links and text, in less than 3 KB', () => {
    for (const drawing of products) {
      expectHarmless(drawing)
      expect(drawing.svg.length, drawing.path).toBeLessThan(3072)
    }
  })

  it('are the same picture wherever they have the same name', () => {
    const known = new Map<string, string>()
    for (const { path, svg } of products) {
      expect(known.get(path) ?? svg, path).toBe(svg)
      known.set(path, svg)
    }
  })

  it('show what the kind and the palette say', () => {
    const draw = (palette: 'red' | 'blue') => drawProduct({ brand: 'Any', picture: { kind: 'can', palette } })
    expect(draw('red')).not.toBe(draw('blue'))
    expect(draw('red')).toContain('#cf4640')
  })

  it('come in more than 100 kinds', () => {
    expect(Object.keys(kinds).length).toBeGreaterThan(100)
  })
})

it('draws banners, campaigns, departments and logos harmlessly', () => {
  for (const drawing of storeDrawings()) expectHarmless(drawing)
})

it('has a file for every picture that a store names', () => {
  const files = new Set([...storeDrawings(), ...products].map(({ path }) => path))
  const named =
    JSON.stringify(tenants.map((tenant) => ({ ...tenant, catalogue: undefined }))).match(/\/images\/[^"]+/g) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !files.has(path))).toEqual([])
})
