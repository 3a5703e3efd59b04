// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, vi } from 'vitest'
import leanStyled, { cuts, LEAN_STYLED } from './lean-styled.ts'
import { findWorkspace } from './workspace.ts'

const { resolve } = createRequire(join(findWorkspace(), 'shell/package.json'))
const file = join(dirname(resolve('styled-components')), 'styled-components.browser.esm.js')
const installed = readFileSync(file, 'utf8')

it.each(cuts)('%s is there to be cut, once', (what) => {
  expect(file).toMatch(LEAN_STYLED)
  expect(installed.match(new RegExp(what.source, 'g'))).toHaveLength(1)
})

type Styled = Record<'button' | 'h6' | 'linearGradient' | 'feBlend', (styles: TemplateStringsArray) => unknown>

type Private = {
  readonly StyleSheet: {
    new (): { readonly rehydrate: () => void }
    registerId: (id: string, ...told: readonly unknown[]) => number
  }
}

async function leanPackage() {
  const from = createRequire(file)
  const source = leanStyled(installed).replaceAll(/from"([^"]+)"/g, (_, name: string) => `from"${urlOf(from, name)}"`)
  const lean: { readonly styled: Styled; readonly __PRIVATE__: Private } = await import(
    `data:text/javascript,${encodeURIComponent(source)}`
  )
  return lean
}

/** stylis is a script to who requires it. */
const urlOf = ({ resolve: find }: NodeJS.Require, name: string) =>
  pathToFileURL(find(name).replace(/umd[\\/]stylis\.js$/, 'stylis.mjs')).href

it('styles any tag, and gives the same function for it each time', async () => {
  const { styled } = await leanPackage()
  const { createElement } = createRequire(file)('react')
  const { renderToStaticMarkup } = createRequire(resolve('react-dom'))('react-dom/server')

  const Button = styled.button`
    color: red;
  `
  const Heading = styled.h6`
    &:hover {
      color: blue;
    }
  `

  expect(styled.button).toBe(styled.button)
  expect(typeof styled.linearGradient).toBe('function')
  expect(typeof styled.feBlend).toBe('function')
  expect(Reflect.get(styled, 'then')).toBeUndefined()
  expect(Reflect.get(styled, '__esModule')).toBeUndefined()
  expect(renderToStaticMarkup(createElement(Button, { type: 'button' }, 'Add'))).toMatch(
    /^<button type="button" class="[\w -]+">Add<\/button>$/,
  )
  expect(renderToStaticMarkup(createElement(Heading))).toMatch(/^<h6 class="[\w -]+"><\/h6>$/)
  expect(stylesIn(document)).toContain('color: red;')
  expect(stylesIn(document)).toContain(':hover')
})

it('leaves the styles that the server wrote to the store', async () => {
  document.head.innerHTML =
    '<style data-styled="true" data-styled-version="6.6.0">.kA{color:red}data-styled.g1[id="sc-a"]{content:"kA,"}</style>'
  const { __PRIVATE__ } = await leanPackage()
  new __PRIVATE__.StyleSheet().rehydrate()

  expect(document.querySelector('style')?.dataset).toEqual({ styled: 'true', styledVersion: '6.6.0' })
})

it('tells of each component, and of what makes rules of its styles', async () => {
  const { styled, __PRIVATE__ } = await leanPackage()
  const registerId = vi.spyOn(__PRIVATE__.StyleSheet, 'registerId')

  const component = styled.button`
    color: red;
  `

  const style: unknown = Reflect.get(Object(component), 'componentStyle')
  expect(registerId).toHaveBeenCalledExactlyOnceWith(expect.any(String), style, expect.any(Function))
  const compile: unknown = registerId.mock.lastCall?.[2]
  expect(Reflect.apply(Object(compile), undefined, ['color: red;', '.kA', undefined, ''])).toEqual(['.kA{color:red;}'])
})

const stylesIn = (page: Document) =>
  [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n') +
  page.head.textContent
